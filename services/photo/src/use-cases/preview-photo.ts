import type { AppContext } from '../context.ts';
import { receiveInLimit } from './receive-in-limit.ts';

/** Takes the place of the file in the browser, so it is as large as a profile can use. */
const asTheFile = { longestEdge: 2400, quality: 92 } as const;

/** A photo as every browser can show it. Nothing of it is kept. */
export async function previewPhoto(ctx: AppContext, userId: string, receive: () => Promise<Buffer>) {
  const { jpeg, width, height } = await ctx.intake(userId, await receiveInLimit(ctx, userId, receive), asTheFile);
  return { jpeg: jpeg.toString('base64'), width, height };
}
