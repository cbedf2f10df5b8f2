import type { Post, PostSummary } from '@datewright/contracts/marketing/post';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { isPublished, type PublishedPost, toPost, toPostSummary } from '../rules/to-post.ts';

const maxRelated = 3;

/** What readers may read now, the newest first. */
export async function findPublishedPosts({ posts, now }: AppContext): Promise<PublishedPost[]> {
  const at = now();
  return (await posts.listPublished(new Date(at))).filter((post) => isPublished(post, at));
}

export async function listPosts(ctx: AppContext): Promise<PostSummary[]> {
  return (await findPublishedPosts(ctx)).map(toPostSummary);
}

/** A post by the address that it has, or where it went. Throws `not_found` for what readers may not see. */
export async function getPost(
  ctx: AppContext,
  slug: string,
): Promise<{ post: Post | null; related: PostSummary[]; movedTo: string | null }> {
  const id = await ctx.posts.findIdBySlug(slug);
  const stored = id && (await ctx.posts.find(id));
  if (!stored || !isPublished(stored, ctx.now())) throw new AppError('not_found');
  if (stored.live.slug !== slug) return { post: null, related: [], movedTo: stored.live.slug };
  const others = (await findPublishedPosts(ctx)).filter(({ _id }) => _id !== stored._id);
  // Of its own category first, then the newest.
  const inOrder = [
    ...others.filter(({ live }) => live.category === stored.live.category),
    ...others.filter(({ live }) => live.category !== stored.live.category),
  ];
  return { post: toPost(stored), related: inOrder.slice(0, maxRelated).map(toPostSummary), movedTo: null };
}
