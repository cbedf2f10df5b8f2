import { getPost as getCall } from '@datewright/contracts/marketing/get-post';
import { listPosts as listCall } from '@datewright/contracts/marketing/list-posts';
import type { Response } from 'express';
import { getPost, listPosts } from '../use-cases/get-posts.ts';
import type { RouteRegistrar } from './route.ts';

/** The same for every visitor. An edit shows within a minute; while we are away, the last answer may serve for a day. */
const setPublicCacheControl = (res: Response) =>
  void res.set('cache-control', 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400');

export const postRoutes: RouteRegistrar = (routes, ctx) => {
  routes.call(listCall, async ({ res }) => {
    setPublicCacheControl(res);
    return { posts: await listPosts(ctx) };
  });
  routes.call(getCall, async ({ params, res }) => {
    const found = await getPost(ctx, params.id);
    setPublicCacheControl(res);
    return found;
  });
};
