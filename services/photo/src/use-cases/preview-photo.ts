import type { AppContext } from '../context.ts';
import { receiveInLimit } from './receive-in-limit.ts';
import { takeIn } from './take-in.ts';

/** Takes the place of the file in the browser, so it is as large as a profile can use. */
const asTheFile = { longestEdge: 2400, quality: 92 };

/** A photo as every browser can show it. Nothing of it is kept. */
export async function previewPhoto(ctx: AppContext, userId: string, receive: () => Promise<Buffer>) {
  const bytes = await receiveInLimit(ctx, userId, receive);
  const { jpeg, width, height } = await takeIn(ctx, bytes, { owner: userId, ...asTheFile });
  return { jpeg: jpeg.toString('base64'), width, height };
}
