import { publishVersion as publishCall } from '@datewright/contracts/registry/publish-version';
import { publishVersion } from '../use-cases/publish-version.ts';
import { readTrial } from '../use-cases/read-trial.ts';
import type { Route } from './route.ts';
import { toActor } from './to-actor.ts';

export const publishRoute: Route = (routes, context) => {
  routes.stream(publishCall, async ({ caller, params, query, req, res }) => {
    const actor = toActor({ caller, body: query, req });
    const { name, version, owner, files, publishedAt } = await publishVersion(context, actor, params, req);
    const { state } = await readTrial(context, caller.name, params);
    res.status(201).json({ name, version, owner, files, publishedAt: publishedAt.toISOString(), trial: state });
  });
};
