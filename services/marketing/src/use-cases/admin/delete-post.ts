import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../../context.ts';
import type { StoredPost } from '../../data/post-repository.ts';
import { findPictureIds } from '../../rules/find-picture-ids.ts';

interface Deletion {
  id: string;
  /** The version of the draft that the admin saw. */
  base: number;
  /** The admin knows that the post is or was public. */
  isPublic: boolean;
}

/**
 * Deletes a post with its versions and the pictures that only it used. The addresses of a public post stay taken and answer
 * `post_deleted`. Repeating an interrupted call finishes it. Throws `post_was_published`, or `post_changed` when somebody
 * saved after `base`.
 */
export async function deletePost(ctx: AppContext, { id, base, isPublic }: Deletion): Promise<void> {
  const { posts, postSlugs, postVersions } = ctx;
  const wasPublished = await postVersions.hasPublished(id);
  if (wasPublished && !isPublic) throw new AppError('post_was_published');
  const deleted = isPublic ? await posts.delete(id, base) : await posts.deleteDraft(id, base);
  if (!deleted) await throwUnlessDeleted(ctx, id, isPublic);
  if (wasPublished || deleted?.live) await postSlugs.markDeleted(id, new Date(ctx.now()));
  else await postSlugs.releaseAll(id);
  await deleteOwnPictures(ctx, id, deleted);
  await postVersions.deleteAllOfPost(id);
}

/** A post whose versions are left was deleted by an interrupted call. */
async function throwUnlessDeleted({ posts, postVersions }: AppContext, id: string, isPublic: boolean): Promise<void> {
  const current = await posts.find(id);
  if (current)
    throw new AppError(!isPublic && (current.live || current.wasShown) ? 'post_was_published' : 'post_changed');
  if ((await postVersions.list(id)).length === 0) throw new AppError('not_found');
}

async function deleteOwnPictures(
  { posts, postVersions, postPictures }: AppContext,
  id: string,
  deleted: StoredPost | null,
) {
  const versions = await postVersions.list(id);
  const contents = [
    ...(deleted ? [deleted.draft, ...(deleted.live ? [deleted.live] : [])] : []),
    ...versions.map(({ content }) => content),
  ];
  const pictures = [...new Set(contents.flatMap(findPictureIds))];
  const [byPosts, byVersions] = [
    await posts.findContentsShowing(pictures),
    await postVersions.findContentsShowing(pictures, id),
  ];
  const usedElsewhere = new Set([...byPosts, ...byVersions].flatMap(findPictureIds));
  await postPictures.delete(pictures.filter((picture) => !usedElsewhere.has(picture)));
}
