import type { Post, PostSummary } from '@datewright/contracts/marketing/post';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { isPublished, toPost, toPostSummary } from '../rules/to-post.ts';
import { findPublishedPosts } from './find-published-posts.ts';

const maxRelated = 3;

/** Finds a post by its current slug; a former slug answers `movedTo`. Throws `not_found` for an unpublished post, `post_deleted` for a deleted one. */
export async function getPost(
  ctx: AppContext,
  slug: string,
): Promise<{ post: Post | null; related: PostSummary[]; movedTo: string | null }> {
  const address = await ctx.postSlugs.find(slug);
  if (address?.deletedAt) throw new AppError('post_deleted');
  const stored = address && (await ctx.posts.find(address.postId));
  if (!stored || !isPublished(stored, ctx.now())) throw new AppError('not_found');
  if (stored.live.slug !== slug) return { post: null, related: [], movedTo: stored.live.slug };
  const others = (await findPublishedPosts(ctx)).filter(({ _id }) => _id !== stored._id);
  // Posts of the same category come first, then the newest of the others.
  const ranked = [
    ...others.filter(({ live }) => live.category === stored.live.category),
    ...others.filter(({ live }) => live.category !== stored.live.category),
  ];
  return { post: toPost(stored), related: ranked.slice(0, maxRelated).map(toPostSummary), movedTo: null };
}
