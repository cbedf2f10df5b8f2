import type { AppContext } from '../../context.ts';
import { getPostOrThrow } from './get-post-or-throw.ts';

/** The saved versions of a post without their text. Throws `not_found`. */
export async function listPostVersions(ctx: AppContext, postId: string, editor: string) {
  await getPostOrThrow(ctx, postId);
  return (await ctx.postVersions.list(postId)).map(({ version, savedAt, savedBy, published, content }) => ({
    version,
    savedAt: savedAt.toISOString(),
    savedByYou: savedBy === editor,
    published,
    title: content.title,
  }));
}
