import { createHash } from 'node:crypto';
import type { AppContext } from '../context.ts';

/**
 * A hash of what visitors see of posts. It is read from the posts themselves, so that it also changes when a scheduled
 * post appears. It never returns to an earlier value: a cache that asks now and then would miss what came and went.
 */
export async function getPostsRevision({ posts, postSlugs, now }: AppContext): Promise<string> {
  const [versions, lastDeletion] = await Promise.all([
    posts.listPublicVersions(new Date(now())),
    postSlugs.findLastDeletion(),
  ]);
  const text = [...versions, lastDeletion?.toISOString()].join('\n');
  return createHash('sha256').update(text).digest('base64url');
}
