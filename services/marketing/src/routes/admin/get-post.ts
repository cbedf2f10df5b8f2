import { readAdminPost as call } from '@datewright/contracts/marketing/admin-posts';
import { getPostOrThrow } from '../../use-cases/admin/get-post-or-throw.ts';
import { toAdminPost } from '../../use-cases/admin/to-admin-post.ts';
import type { RouteRegistrar } from '../route.ts';

export const getAdminPostRoute: RouteRegistrar = (routes, ctx) =>
  routes.call(call, async ({ params, caller }) =>
    toAdminPost(await getPostOrThrow(ctx, params.id), caller.userId, ctx.now()),
  );
