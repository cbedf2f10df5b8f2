import { createPreview as createCall } from '@datewright/contracts/registry/create-preview';
import { getPreview } from '@datewright/contracts/registry/get-preview';
import { findComposedRemote, findShellVersion } from '../use-cases/build-release-table.ts';
import { createPreview } from '../use-cases/create-preview.ts';
import { isShell } from '../use-cases/shells.ts';
import type { Route } from './route.ts';

export const previewRoute: Route = (routes, context) => {
  routes.call(createCall, ({ caller, params }) => createPreview(context, caller.name, params));
  routes.call(getPreview, async ({ params }) => {
    const preview = await context.previews.find(params.token);
    if (!preview?.startedAt) return { remote: null };
    if (isShell(preview)) {
      const shell = await findShellVersion(context, preview.version);
      return { remote: null, ...(shell && { shell }) };
    }
    const remote = await findComposedRemote(context, preview.name, preview.version);
    return { remote: remote && { ...remote, preview: true } };
  });
};
