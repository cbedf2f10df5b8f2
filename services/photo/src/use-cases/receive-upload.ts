import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import type { AppContext } from '../context.ts';

/** Decoding pictures costs CPU time, so uploads that cost no credit are limited. */
const uploadRateLimit = { name: 'photo-upload', max: 150, windowSeconds: 24 * 60 * 60 };

/** The bytes of a member's upload. Throws `too_many_attempts` above the daily limit. */
export async function receiveUpload(
  { limiter }: Pick<AppContext, 'limiter'>,
  userId: string,
  receive: () => Promise<Buffer>,
): Promise<Buffer> {
  await consumeRateLimit(
    limiter,
    uploadRateLimit,
    userId,
    `You can upload ${uploadRateLimit.max} photos a day. Please try again tomorrow.`,
  );
  return receive();
}
