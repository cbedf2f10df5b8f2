import { takeOrThrow } from '@datewright/service-kit/rate-limit';
import type { AppContext } from '../context.ts';
import { picturePath } from '../rules/clean-html.ts';
import { picturesOfEditor } from '../rules/limits.ts';
import { randomId } from '../rules/tokens.ts';

const kinds = ['png', 'jpeg', 'webp', 'avif', 'heic'] as const;

/** Takes a picture through the one intake of the house; its address says how large it is, so that pages don't jump. */
export async function addPicture(ctx: AppContext, bytes: Buffer, editor: string) {
  await takeOrThrow(ctx.limiter, picturesOfEditor, editor);
  const { jpeg, width, height } = await ctx.pictures.prepare(bytes, {
    owner: editor,
    kinds,
    longestEdge: 1600,
    quality: 82,
  });
  const _id = randomId();
  await ctx.postPictures.add({ _id, jpeg, width, height, addedAt: new Date(ctx.now()), addedBy: editor });
  return { url: `${picturePath}${_id}.jpg?w=${width}&h=${height}`, width, height };
}
