import { unpublishPost as call } from '@datewright/contracts/marketing/admin-posts';
import { toAdminPost } from '../../use-cases/admin/to-admin-post.ts';
import { unpublishPost } from '../../use-cases/admin/unpublish-post.ts';
import type { RouteRegistrar } from '../route.ts';

export const unpublishPostRoute: RouteRegistrar = (routes, ctx) =>
  routes.call(call, async ({ params, caller }) =>
    toAdminPost(await unpublishPost(ctx, params.id), caller.userId, ctx.now()),
  );
