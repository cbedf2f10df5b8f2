import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { getPost } from './get-post.ts';
import { listPosts } from './list-posts.ts';

/** The calls whose answers change with the revision. */
export const callsOfRevision: readonly string[] = [listPosts.path, getPost.path];

export const getPostsRevision = defineCall({
  service: 'marketing',
  method: 'GET',
  path: '/v1/marketing/posts-revision',
  audience: 'open',
  summary: 'Changes whenever visitors see other posts, so that caches know when to drop rendered pages.',
  response: z.object({ revision: z.string().check(z.maxLength(100)) }),
});
