import { AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import type { ScreenshotReading } from '../clients/screenshot-reader.ts';
import type { AppContext } from '../context.ts';

const day = 24 * 60 * 60;
/** Unpacking pictures is work too, so even those that can't be read are limited. */
const uploadLimit = { name: 'screenshot-upload', max: 100, windowSeconds: day };
const readingLimit = { name: 'screenshot-reading', max: 20, windowSeconds: day };
const readingLimitMessage = `You can read ${readingLimit.max} screenshots a day. Please type or paste until tomorrow.`;

/** Large enough to be read. */
const screenshotFormat = { kinds: ['png', 'jpeg', 'webp'], longestEdge: 1568, quality: 82 } as const;

/** Reads a match or a conversation from a picture, and keeps nothing of it. */
export async function readScreenshot(
  ctx: AppContext,
  userId: string,
  receive: () => Promise<Buffer>,
  left: AbortSignal,
): Promise<ScreenshotReading> {
  try {
    await consumeRateLimit(ctx.limiter, uploadLimit, userId, readingLimitMessage);
    const { jpeg } = await ctx.pictures.prepare(await receive(), { owner: userId, ...screenshotFormat });
    await consumeRateLimit(ctx.limiter, readingLimit, userId, readingLimitMessage);
    const read = await ctx.screenshotReader.read(jpeg, left);
    const { name, bio, interests, messages } = read.fields;
    if (name === '' && bio === '' && interests.length === 0 && messages.length === 0) {
      throw new AppError('unreadable_image', { message: 'There is no profile and no conversation in that picture.' });
    }
    ctx.counters.screenshots.inc({ outcome: 'read' });
    return read;
  } catch (error) {
    ctx.counters.screenshots.inc({ outcome: left.aborted ? 'left' : toAppError(error).code });
    throw error;
  }
}
