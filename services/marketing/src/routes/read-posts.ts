import { getPost as getCall } from '@datewright/contracts/marketing/get-post';
import { listPosts as listCall } from '@datewright/contracts/marketing/list-posts';
import type { Response } from 'express';
import { getPost, listPosts } from '../use-cases/read-posts.ts';
import type { Route } from './route.ts';

/** The same for every visitor. An edit shows within a minute; while we are away, the last answer may serve for a day. */
const forEverybody = (res: Response) =>
  void res.set('cache-control', 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400');

export const readPostsRoutes: Route = (routes, ctx) => {
  routes.call(listCall, async ({ res }) => {
    forEverybody(res);
    return { posts: await listPosts(ctx) };
  });
  routes.call(getCall, async ({ params, res }) => {
    const found = await getPost(ctx, params.id);
    forEverybody(res);
    return found;
  });
};
