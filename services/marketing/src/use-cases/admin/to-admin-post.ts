import type { AdminPost, AdminPostSummary, PostState } from '@datewright/contracts/marketing/admin-posts';
import type { StoredPost } from '../../data/post-repository.ts';

export function getPostState({ live, publishAt }: StoredPost, now: number): PostState {
  if (!live || !publishAt) return 'draft';
  return publishAt.getTime() > now ? 'scheduled' : 'published';
}

/** True if visitors can see the post or could see it once; a post that was only scheduled was never public. */
const wasPublic = (post: StoredPost, now: number): boolean =>
  post.wasShown === true || getPostState(post, now) === 'published';

export function toAdminPostSummary(post: StoredPost, editor: string, now: number): AdminPostSummary {
  const { _id: id, draft, live, liveVersion, version, publishAt, savedAt, savedBy } = post;
  return {
    id,
    slug: draft.slug,
    title: draft.title,
    state: getPostState(post, now),
    hasChanges: live !== null && liveVersion !== version,
    publishAt: publishAt?.toISOString() ?? null,
    savedAt: savedAt.toISOString(),
    savedByYou: savedBy === editor,
  };
}

export const toAdminPost = (post: StoredPost, editor: string, now: number): AdminPost => ({
  ...toAdminPostSummary(post, editor, now),
  version: post.version,
  draft: post.draft,
  formerSlugs: post.formerSlugs,
  wasPublic: wasPublic(post, now),
});
