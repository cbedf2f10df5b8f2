import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import type { AppContext } from '../../context.ts';
import { picturesPerEditor } from '../../rules/rate-limits.ts';
import { picturePath } from '../../rules/sanitize-post-html.ts';
import { createRandomId } from '../../rules/tokens.ts';

const acceptedFormats = ['png', 'jpeg', 'webp', 'avif', 'heic'] as const;

/** Takes a picture through the one intake of the house; its address says how large it is, so that pages don't jump. */
export async function storePostPicture(ctx: AppContext, bytes: Buffer, editor: string) {
  await consumeRateLimit(ctx.limiter, picturesPerEditor, editor);
  const { jpeg, width, height } = await ctx.pictures.prepare(bytes, {
    owner: editor,
    kinds: acceptedFormats,
    longestEdge: 1600,
    quality: 82,
  });
  const _id = createRandomId();
  await ctx.postPictures.add({ _id, jpeg, width, height, addedAt: new Date(ctx.now()), addedBy: editor });
  return { url: `${picturePath}${_id}.jpg?w=${width}&h=${height}`, width, height };
}
