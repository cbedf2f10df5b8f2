import { listAdminPosts as call } from '@datewright/contracts/marketing/admin-posts';
import { searchPosts } from '../../use-cases/admin/search-posts.ts';
import type { RouteRegistrar } from '../route.ts';

export const listAdminPostsRoute: RouteRegistrar = (routes, ctx) =>
  routes.call(call, async ({ query, caller }) => ({ posts: await searchPosts(ctx, query, caller.userId) }));
