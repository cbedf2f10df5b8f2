import type { AdminPostSummary, PostState } from '@datewright/contracts/marketing/admin-posts';
import type { AppContext } from '../../context.ts';
import { toAdminPostSummary } from './to-admin-post.ts';

/** Finds posts with every term in their title, slug or text. */
export async function searchPosts(
  { posts, now }: AppContext,
  { q = '', state }: { q?: string | undefined; state?: PostState | undefined },
  editor: string,
): Promise<AdminPostSummary[]> {
  const terms = q.toLowerCase().split(/\s+/).filter(Boolean);
  const at = now();
  return (await posts.listAll())
    .filter(({ draft }) => {
      const text = `${draft.title} ${draft.slug} ${draft.markdown}`.toLowerCase();
      return terms.every((term) => text.includes(term));
    })
    .map((post) => toAdminPostSummary(post, editor, at))
    .filter((post) => state === undefined || post.state === state);
}
