import { createPost as call } from '@datewright/contracts/marketing/admin-posts';
import { createPost } from '../../use-cases/admin/create-post.ts';
import { toAdminPost } from '../../use-cases/admin/to-admin-post.ts';
import type { RouteRegistrar } from '../route.ts';

export const createPostRoute: RouteRegistrar = (routes, ctx) =>
  routes.call(call, async ({ body, caller }) =>
    toAdminPost(await createPost(ctx, body.id, body.title, caller.userId), caller.userId, ctx.now()),
  );
