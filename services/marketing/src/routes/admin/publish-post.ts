import { publishPost as call } from '@datewright/contracts/marketing/admin-posts';
import { publishPost } from '../../use-cases/admin/publish-post.ts';
import { toAdminPost } from '../../use-cases/admin/to-admin-post.ts';
import type { RouteRegistrar } from '../route.ts';

export const publishPostRoute: RouteRegistrar = (routes, ctx) =>
  routes.call(call, async ({ params, body, caller }) => {
    const post = await publishPost(ctx, { ...params, ...body });
    return toAdminPost(post, caller.userId, ctx.now());
  });
