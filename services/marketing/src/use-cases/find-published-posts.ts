import type { AppContext } from '../context.ts';
import { isPublished, type PublishedPost } from '../rules/to-post.ts';

/** The posts that visitors can read now, newest first. */
export async function findPublishedPosts({ posts, now }: AppContext): Promise<PublishedPost[]> {
  const at = now();
  return (await posts.listPublished(new Date(at))).filter((post) => isPublished(post, at));
}
