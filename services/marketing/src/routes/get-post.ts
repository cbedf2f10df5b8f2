import { getPost as call } from '@datewright/contracts/marketing/get-post';
import { getPost } from '../use-cases/get-post.ts';
import { postCacheControl } from './cache-control.ts';
import type { RouteRegistrar } from './route.ts';

export const getPostRoute: RouteRegistrar = (routes, ctx) =>
  routes.call(call, async ({ params, res }) => {
    const answer = await getPost(ctx, params.id);
    res.set('cache-control', postCacheControl);
    return answer;
  });
