import { publishVersion as publishCall } from '@datewright/contracts/registry';
import type { RegistryRouter } from '../app.ts';
import type { AppContext } from '../context.ts';
import { publishVersion } from '../use-cases/publish-version.ts';

export function addPublish(routes: RegistryRouter, context: AppContext): void {
  routes.stream(publishCall, async ({ caller, params, req, res }) => {
    const { name, version, owner, files, publishedAt } = await publishVersion(context, caller.name, params, req);
    res.status(201).json({ name, version, owner, files, publishedAt: publishedAt.toISOString() });
  });
}
