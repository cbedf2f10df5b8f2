import { publishVersion as publishCall } from '@datewright/contracts/registry/publish-version';
import { publishVersion } from '../use-cases/publish-version.ts';
import type { Route } from './route.ts';

export const publishRoute: Route = (routes, context) => {
  routes.stream(publishCall, async ({ caller, params, req, res }) => {
    const { name, version, owner, files, publishedAt } = await publishVersion(context, caller.name, params, req);
    res.status(201).json({ name, version, owner, files, publishedAt: publishedAt.toISOString() });
  });
};
