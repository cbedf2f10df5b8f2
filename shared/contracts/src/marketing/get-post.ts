import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { post, postSummary, slug } from './post.ts';

/** Errors: `not_found` for a post that is not public, `post_deleted` for one that was deleted. */
export const getPost = defineCall({
  service: 'marketing',
  method: 'GET',
  path: '/v1/marketing/posts/:id',
  audience: 'open',
  summary: 'One published post with up to three of its category, or where it moved to.',
  params: z.object({ id: slug }),
  response: z.object({
    post: z.nullable(post),
    related: z.array(postSummary),
    /** The current slug, if the post has moved; the response then contains no post. */
    movedTo: z.nullable(slug),
  }),
});
