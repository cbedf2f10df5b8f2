import type { PostContent } from '@datewright/contracts/marketing/admin-posts';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import type { AppContext } from '../../context.ts';
import type { StoredPost } from '../../data/post-repository.ts';
import { savesPerEditor } from '../../rules/rate-limits.ts';

const emptyContent: PostContent = {
  ...{ slug: '', title: '', excerpt: '', markdown: '', picture: null, featured: false },
  ...{ category: 'dating-tips', tags: [], author: null },
};

/** Creates a draft; a repeated call with the same id answers the existing post unchanged. */
export async function createPost(ctx: AppContext, id: string, title: string, editor: string): Promise<StoredPost> {
  await consumeRateLimit(ctx.limiter, savesPerEditor, editor);
  return ctx.posts.insertIfAbsent({
    ...{ _id: id, draft: { ...emptyContent, title }, version: 0, savedAt: new Date(ctx.now()), savedBy: editor },
    ...{ live: null, liveVersion: null, publishAt: null, modifiedAt: null, formerSlugs: [] },
  });
}
