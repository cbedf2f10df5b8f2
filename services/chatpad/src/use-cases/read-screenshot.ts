import { AppError, asAppError } from '@datewright/service-kit/errors';
import { takeOrThrow } from '@datewright/service-kit/rate-limit';
import type { ReadScreenshot } from '../clients/screenshot-reader.ts';
import type { AppContext } from '../context.ts';

const day = 24 * 60 * 60;
/** Unpacking pictures is work too, so even those that can't be read are limited. */
const uploads = { name: 'screenshot-upload', max: 100, windowSeconds: day };
const readings = { name: 'screenshot-reading', max: 20, windowSeconds: day };
const untilTomorrow = `You can read ${readings.max} screenshots a day. Please type or paste until tomorrow.`;

/** Large enough to be read. */
const asAScreenshot = { kinds: ['png', 'jpeg', 'webp'], longestEdge: 1568, quality: 82 } as const;

/** Reads a match or a conversation from a picture, and keeps nothing of it. */
export async function readScreenshot(
  ctx: AppContext,
  userId: string,
  receive: () => Promise<Buffer>,
  left: AbortSignal,
): Promise<ReadScreenshot> {
  try {
    await takeOrThrow(ctx.limiter, uploads, userId, untilTomorrow);
    const { jpeg } = await ctx.pictures.prepare(await receive(), { owner: userId, ...asAScreenshot });
    await takeOrThrow(ctx.limiter, readings, userId, untilTomorrow);
    const read = await ctx.reader.read(jpeg, left);
    const { name, bio, interests, messages } = read.fields;
    if (name === '' && bio === '' && interests.length === 0 && messages.length === 0) {
      throw new AppError('unreadable_image', { message: 'There is no profile and no conversation in that picture.' });
    }
    ctx.counters.screenshots.inc({ outcome: 'read' });
    return read;
  } catch (error) {
    ctx.counters.screenshots.inc({ outcome: left.aborted ? 'left' : asAppError(error).code });
    throw error;
  }
}
