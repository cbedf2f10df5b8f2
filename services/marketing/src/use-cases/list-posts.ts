import type { PostSummary } from '@datewright/contracts/marketing/post';
import type { AppContext } from '../context.ts';
import { toPostSummary } from '../rules/to-post.ts';
import { findPublishedPosts } from './find-published-posts.ts';

export async function listPosts(ctx: AppContext): Promise<PostSummary[]> {
  return (await findPublishedPosts(ctx)).map(toPostSummary);
}
