import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import { picturesOf } from '../rules/pictures-of.ts';
import { findPost } from './edit-post.ts';

/**
 * Deletes a draft that readers never had, then what only it used. Cut off between the two, the same call goes on where
 * it ended. Throws `post_was_published`, or `post_changed` when somebody saved after `base`.
 */
export async function deletePost(ctx: AppContext, id: string, base: number): Promise<void> {
  const { posts, versions, postPictures } = ctx;
  if (await versions.hasPublished(id)) throw new AppError('post_was_published');
  const deleted = await posts.deleteDraft(id, base);
  const stands = !deleted && (await posts.find(id));
  if (stands) throw new AppError(stands.live || stands.wasShown ? 'post_was_published' : 'post_changed');
  const past = await versions.list(id);
  if (!deleted && past.length === 0) throw new AppError('not_found');
  const contents = [...(deleted ? [deleted.draft] : []), ...past.map(({ content }) => content)];
  const shown = [...new Set(contents.flatMap(picturesOf))];
  const [byPosts, byVersions] = [await posts.showing(shown), await versions.showing(shown, id)];
  const elsewhere = new Set([...byPosts, ...byVersions].flatMap(picturesOf));
  await postPictures.delete(shown.filter((picture) => !elsewhere.has(picture)));
  await posts.releaseAddresses(id);
  await versions.deleteAll(id);
}

/** Takes a post from readers, or off its time. Throws `not_found`. */
export async function unpublishPost(ctx: AppContext, id: string) {
  const now = new Date(ctx.now());
  const before = await ctx.posts.unpublish(id, now);
  // Its time had not come: nobody got that version.
  if (before?.publishAt && before.publishAt > now && before.liveVersion !== null) {
    await ctx.versions.setPublished(id, before.liveVersion, false);
  }
  return findPost(ctx, id);
}
