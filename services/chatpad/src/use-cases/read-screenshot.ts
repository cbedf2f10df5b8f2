import { AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import type { ScreenshotReading } from '../clients/screenshot-reader.ts';
import type { AppContext } from '../context.ts';
import { enforceReadingLimit, enforceUploadLimit } from '../rules/rate-limits.ts';

/** The longest edge, in pixels, is large enough for the AI to read small text. */
const screenshotFormat = { kinds: ['png', 'jpeg', 'webp'], longestEdge: 1568, quality: 82 } as const;

/**
 * Reads a profile or conversation from a picture without storing the picture. Throws `unreadable_image` when it shows
 * neither.
 */
export async function readScreenshot(
  ctx: AppContext,
  userId: string,
  receive: () => Promise<Buffer>,
  disconnectSignal: AbortSignal,
): Promise<ScreenshotReading> {
  try {
    await enforceUploadLimit(ctx.limiter, userId);
    const { jpeg } = await ctx.pictures.prepare(await receive(), { owner: userId, ...screenshotFormat });
    await enforceReadingLimit(ctx.limiter, userId);
    const read = await ctx.screenshotReader.read(jpeg, disconnectSignal);
    const { name, bio, interests, messages } = read.fields;
    if (name === '' && bio === '' && interests.length === 0 && messages.length === 0) {
      throw new AppError('unreadable_image', { message: 'There is no profile and no conversation in that picture.' });
    }
    ctx.counters.screenshots.inc({ outcome: 'read' });
    return read;
  } catch (error) {
    ctx.counters.screenshots.inc({ outcome: disconnectSignal.aborted ? 'left' : toAppError(error).code });
    throw error;
  }
}
