import { listPostVersions as call } from '@datewright/contracts/marketing/admin-posts';
import { listPostVersions } from '../../use-cases/admin/list-post-versions.ts';
import type { RouteRegistrar } from '../route.ts';

export const listPostVersionsRoute: RouteRegistrar = (routes, ctx) =>
  routes.call(call, async ({ params, caller }) => ({
    versions: await listPostVersions(ctx, params.id, caller.userId),
  }));
