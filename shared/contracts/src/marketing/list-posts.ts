import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { postSummary } from './post.ts';

export const listPosts = defineCall({
  service: 'marketing',
  method: 'GET',
  path: '/v1/marketing/posts',
  audience: 'open',
  summary: 'The published posts, newest first.',
  response: z.object({ posts: z.array(postSummary) }),
});
