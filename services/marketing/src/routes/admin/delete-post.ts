import { deletePost as call } from '@datewright/contracts/marketing/admin-posts';
import { deletePost } from '../../use-cases/admin/delete-post.ts';
import type { RouteRegistrar } from '../route.ts';

export const deletePostRoute: RouteRegistrar = (routes, ctx) =>
  routes.call(call, async ({ params, query }) => {
    await deletePost(ctx, { id: params.id, base: Number(query.base), isPublic: query.public === 'yes' });
    return {};
  });
