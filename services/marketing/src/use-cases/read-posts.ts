import type { Post, PostSummary } from '@datewright/contracts/marketing/post';
import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import { asPost, asSummary, isShown, type Shown } from './as-post.ts';

const mostRelated = 3;

/** What readers may read now, the newest first. */
export async function shownPosts({ posts, now }: AppContext): Promise<Shown[]> {
  const at = now();
  return (await posts.published(new Date(at))).filter((post) => isShown(post, at));
}

export async function listPosts(ctx: AppContext): Promise<PostSummary[]> {
  return (await shownPosts(ctx)).map(asSummary);
}

/** A post by the address that it has, or where it went. Throws `not_found` for what readers may not see. */
export async function getPost(
  ctx: AppContext,
  slug: string,
): Promise<{ post: Post | null; related: PostSummary[]; movedTo: string | null }> {
  const id = await ctx.posts.idAt(slug);
  const stored = id && (await ctx.posts.find(id));
  if (!stored || !isShown(stored, ctx.now())) throw new AppError('not_found');
  if (stored.live.slug !== slug) return { post: null, related: [], movedTo: stored.live.slug };
  const others = (await shownPosts(ctx)).filter(({ _id }) => _id !== stored._id);
  // Of its own category first, then the newest.
  const inOrder = [
    ...others.filter(({ live }) => live.category === stored.live.category),
    ...others.filter(({ live }) => live.category !== stored.live.category),
  ];
  return { post: asPost(stored), related: inOrder.slice(0, mostRelated).map(asSummary), movedTo: null };
}
