import type { PostContent } from '@datewright/contracts/marketing/admin-posts';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import type { AppContext } from '../../context.ts';
import type { StoredPost } from '../../data/post-repository.ts';
import { savesPerEditor } from '../../rules/rate-limits.ts';
import { getPostOrThrow } from './get-post-or-throw.ts';

/** Saves a new version over `base`. Throws `post_changed` when somebody else saved in the meantime. */
export async function savePost(
  ctx: AppContext,
  { id, base, content, editor }: { id: string; base: number; content: PostContent; editor: string },
): Promise<StoredPost> {
  await consumeRateLimit(ctx.limiter, savesPerEditor, editor);
  const savedAt = new Date(ctx.now());
  const version = base + 1;
  const saved = await ctx.posts.updateVersion(id, base, { draft: content, version, savedAt, savedBy: editor });
  if (!saved) {
    const current = await getPostOrThrow(ctx, id);
    // A repeat of this very save, whose response was lost: it is answered again.
    if (current.version === version && current.savedBy === editor && isSameContent(current.draft, content))
      return current;
    throw new AppError('post_changed');
  }
  await ctx.postVersions.add({ postId: id, version, content, savedAt, savedBy: editor });
  return saved;
}

const isSameContent = (one: PostContent, other: PostContent) =>
  (Object.keys(other) as (keyof PostContent)[]).every(
    (name) => JSON.stringify(one[name]) === JSON.stringify(other[name]),
  );
