import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../../context.ts';
import { findPictureIds } from '../../rules/find-picture-ids.ts';
import { getPostOrThrow } from './edit-post.ts';

/**
 * Deletes a draft that readers never had, then what only it used. Cut off between the two, the same call goes on where
 * it ended. Throws `post_was_published`, or `post_changed` when somebody saved after `base`.
 */
export async function deletePost(ctx: AppContext, id: string, base: number): Promise<void> {
  const { posts, postVersions, postPictures } = ctx;
  if (await postVersions.hasPublished(id)) throw new AppError('post_was_published');
  const deleted = await posts.deleteDraft(id, base);
  const stands = !deleted && (await posts.find(id));
  if (stands) throw new AppError(stands.live || stands.wasShown ? 'post_was_published' : 'post_changed');
  const past = await postVersions.list(id);
  if (!deleted && past.length === 0) throw new AppError('not_found');
  const contents = [...(deleted ? [deleted.draft] : []), ...past.map(({ content }) => content)];
  const shown = [...new Set(contents.flatMap(findPictureIds))];
  const [byPosts, byVersions] = [
    await posts.findContentsShowing(shown),
    await postVersions.findContentsShowing(shown, id),
  ];
  const elsewhere = new Set([...byPosts, ...byVersions].flatMap(findPictureIds));
  await postPictures.delete(shown.filter((picture) => !elsewhere.has(picture)));
  await posts.releaseSlugs(id);
  await postVersions.deleteAllOfPost(id);
}

/** Takes a post from readers, or off its time. Throws `not_found`. */
export async function unpublishPost(ctx: AppContext, id: string) {
  const now = new Date(ctx.now());
  const before = await ctx.posts.unpublish(id, now);
  // Its time had not come: nobody got that version.
  if (before?.publishAt && before.publishAt > now && before.liveVersion !== null) {
    await ctx.postVersions.setPublished(id, before.liveVersion, false);
  }
  return getPostOrThrow(ctx, id);
}
