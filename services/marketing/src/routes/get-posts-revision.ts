import { getPostsRevision as call } from '@datewright/contracts/marketing/get-posts-revision';
import { getPostsRevision } from '../use-cases/get-posts-revision.ts';
import type { RouteRegistrar } from './route.ts';

export const getPostsRevisionRoute: RouteRegistrar = (routes, ctx) =>
  routes.call(call, async () => ({ revision: await getPostsRevision(ctx) }));
