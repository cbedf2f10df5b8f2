import { savePost as call } from '@datewright/contracts/marketing/admin-posts';
import { savePost } from '../../use-cases/admin/save-post.ts';
import { toAdminPost } from '../../use-cases/admin/to-admin-post.ts';
import type { RouteRegistrar } from '../route.ts';

export const savePostRoute: RouteRegistrar = (routes, ctx) =>
  routes.call(call, async ({ params, body, caller }) => {
    const post = await savePost(ctx, { ...params, ...body, editor: caller.userId });
    return toAdminPost(post, caller.userId, ctx.now());
  });
