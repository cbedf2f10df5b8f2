import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../../context.ts';
import type { StoredPost } from '../../data/post-repository.ts';
import { findMissingFields } from '../../rules/find-missing-fields.ts';
import { findPictureIds } from '../../rules/find-picture-ids.ts';
import { renderPost } from '../../rules/render-post.ts';
import { getPostOrThrow } from './get-post-or-throw.ts';
import { getPostState } from './to-admin-post.ts';

const maxScheduleAheadMs = 366 * 24 * 3600_000;

/** A published post keeps its time; a time in the past becomes now. */
function resolvePublishTime(post: StoredPost, at: string | null, now: number): Date {
  if (post.publishAt && getPostState(post, now) === 'published') return post.publishAt;
  const time = Math.max(at ? Date.parse(at) : now, now);
  if (time - now > maxScheduleAheadMs) throw new AppError('invalid_request', { fields: { at: 'too_far' } });
  return new Date(time);
}

/**
 * Publishes the draft now or at `at`. No job releases a scheduled post: queries filter by `publishAt`. A former slug
 * redirects to the new one.
 */
export async function publishPost(
  ctx: AppContext,
  { id, base, at }: { id: string; base: number; at: string | null },
): Promise<StoredPost> {
  const now = ctx.now();
  const post = await getPostOrThrow(ctx, id);
  if (post.version !== base) throw new AppError('post_changed');
  const { draft } = post;
  const fields = findMissingFields(draft);
  // A picture copied from another draft disappears when that draft is deleted.
  if (!(await ctx.postPictures.existAll(findPictureIds(draft)))) fields.markdown = 'picture_gone';
  if (Object.keys(fields).length > 0) throw new AppError('invalid_request', { fields });
  if (!(await ctx.postSlugs.claim(draft.slug, id))) throw new AppError('slug_taken', { fields: { slug: 'taken' } });
  const { html, readTimeMinutes } = renderPost(draft.markdown);
  const before = post.live && post.live.slug !== draft.slug ? [post.live.slug] : [];
  const published = await ctx.posts.updateVersion(id, base, {
    live: { ...draft, html, readTimeMinutes },
    liveVersion: base,
    publishAt: resolvePublishTime(post, at, now),
    modifiedAt: new Date(now),
    formerSlugs: [...new Set([...post.formerSlugs, ...before])].filter((slug) => slug !== draft.slug),
  });
  if (!published) {
    if (!(await ctx.posts.find(id))) await ctx.postSlugs.releaseAll(id);
    throw new AppError('post_changed');
  }
  await ctx.postVersions.setPublished(id, base, true);
  return published;
}
