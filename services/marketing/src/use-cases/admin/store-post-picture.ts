import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import type { AppContext } from '../../context.ts';
import { postPicturePath } from '../../rules/post-picture-url.ts';
import { createRandomId } from '../../rules/random-id.ts';
import { picturesPerEditor } from '../../rules/rate-limits.ts';

const acceptedFormats = ['png', 'jpeg', 'webp', 'avif', 'heic'] as const;

/** Re-encodes and stores a picture. Its URL carries the size, so that the page can reserve the space. */
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
  return { url: `${postPicturePath}${_id}.jpg?w=${width}&h=${height}`, width, height };
}
