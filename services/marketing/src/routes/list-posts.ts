import { listPosts as call } from '@datewright/contracts/marketing/list-posts';
import { listPosts } from '../use-cases/list-posts.ts';
import { postCacheControl } from './cache-control.ts';
import type { RouteRegistrar } from './route.ts';

export const listPostsRoute: RouteRegistrar = (routes, ctx) =>
  routes.call(call, async ({ res }) => {
    res.set('cache-control', postCacheControl);
    return { posts: await listPosts(ctx) };
  });
