import { createHash } from 'node:crypto';
import type { AppContext } from '../context.ts';

/**
 * A hash of the public posts and their versions. It is read from the posts themselves, so that it also changes when a
 * scheduled post appears.
 */
export async function getPostsRevision({ posts, now }: AppContext): Promise<string> {
  const versions = await posts.listPublishedVersions(new Date(now()));
  return createHash('sha256').update(versions.join('\n')).digest('base64url');
}
