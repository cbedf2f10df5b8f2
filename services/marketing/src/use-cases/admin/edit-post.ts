import type { PostContent } from '@datewright/contracts/marketing/admin-posts';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import type { AppContext } from '../../context.ts';
import type { StoredPost } from '../../data/post-repository.ts';
import { savesPerEditor } from '../../rules/rate-limits.ts';

const emptyContent: PostContent = {
  ...{ slug: '', title: '', excerpt: '', markdown: '', picture: null, featured: false },
  ...{ category: 'dating-tips', tags: [], author: null },
};

/** Throws `not_found`. */
export async function getPostOrThrow({ posts }: AppContext, id: string): Promise<StoredPost> {
  const post = await posts.find(id);
  if (!post) throw new AppError('not_found');
  return post;
}

/** Begins a draft; one that was begun under that id already is answered as it stands. */
export async function createPost(ctx: AppContext, id: string, title: string, editor: string): Promise<StoredPost> {
  await consumeRateLimit(ctx.limiter, savesPerEditor, editor);
  return ctx.posts.insertIfAbsent({
    ...{ _id: id, draft: { ...emptyContent, title }, version: 0, savedAt: new Date(ctx.now()), savedBy: editor },
    ...{ live: null, liveVersion: null, publishAt: null, modifiedAt: null, formerSlugs: [] },
  });
}

/** Saves over the version that the editor saw. Throws `post_changed` when another one was saved meanwhile. */
export async function savePost(
  ctx: AppContext,
  { id, base, content, editor }: { id: string; base: number; content: PostContent; editor: string },
): Promise<StoredPost> {
  await consumeRateLimit(ctx.limiter, savesPerEditor, editor);
  const savedAt = new Date(ctx.now());
  const version = base + 1;
  const saved = await ctx.posts.updateVersion(id, base, { draft: content, version, savedAt, savedBy: editor });
  if (!saved) {
    const stands = await getPostOrThrow(ctx, id);
    // The answer to this very save was lost on its way: it is given again.
    if (stands.version === version && stands.savedBy === editor && isSameContent(stands.draft, content)) return stands;
    throw new AppError('post_changed');
  }
  await ctx.postVersions.add({ postId: id, version, content, savedAt, savedBy: editor });
  return saved;
}

const isSameContent = (one: PostContent, other: PostContent) =>
  (Object.keys(other) as (keyof PostContent)[]).every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );
