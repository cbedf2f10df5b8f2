import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../../context.ts';
import { findPictureIds } from '../../rules/find-picture-ids.ts';

/**
 * Deletes a draft that was never public, then the pictures that only it used. Repeating an interrupted call finishes it.
 * Throws `post_was_published`, or `post_changed` when somebody saved after `base`.
 */
export async function deletePost(ctx: AppContext, id: string, base: number): Promise<void> {
  const { posts, postSlugs, postVersions, postPictures } = ctx;
  if (await postVersions.hasPublished(id)) throw new AppError('post_was_published');
  const deleted = await posts.deleteDraft(id, base);
  const current = !deleted && (await posts.find(id));
  if (current) throw new AppError(current.live || current.wasShown ? 'post_was_published' : 'post_changed');
  const versions = await postVersions.list(id);
  if (!deleted && versions.length === 0) throw new AppError('not_found');
  const contents = [...(deleted ? [deleted.draft] : []), ...versions.map(({ content }) => content)];
  const pictures = [...new Set(contents.flatMap(findPictureIds))];
  const [byPosts, byVersions] = [
    await posts.findContentsShowing(pictures),
    await postVersions.findContentsShowing(pictures, id),
  ];
  const usedElsewhere = new Set([...byPosts, ...byVersions].flatMap(findPictureIds));
  await postPictures.delete(pictures.filter((picture) => !usedElsewhere.has(picture)));
  await postSlugs.releaseAll(id);
  await postVersions.deleteAllOfPost(id);
}
