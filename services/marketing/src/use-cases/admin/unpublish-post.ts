import type { AppContext } from '../../context.ts';
import { getPostOrThrow } from './get-post-or-throw.ts';

/** Takes a post off the site, or cancels its schedule. Throws `not_found`. */
export async function unpublishPost(ctx: AppContext, id: string) {
  const now = new Date(ctx.now());
  const before = await ctx.posts.unpublish(id, now);
  // It was only scheduled, so nobody has seen that version.
  if (before?.publishAt && before.publishAt > now && before.liveVersion !== null) {
    await ctx.postVersions.setPublished(id, before.liveVersion, false);
  }
  return getPostOrThrow(ctx, id);
}
