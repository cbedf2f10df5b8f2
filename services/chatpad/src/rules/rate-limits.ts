import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';

type RateLimiter = Parameters<typeof consumeRateLimit>[0];

const daySeconds = 24 * 60 * 60;

/** Far above what a member on any plan needs, far below what a script would send. */
const roundsLimit = { name: 'suggestion-rounds', max: 20, windowSeconds: 60 };

/** Decoding a picture costs CPU time, so unreadable uploads count too. */
const uploadLimit = { name: 'screenshot-upload', max: 100, windowSeconds: daySeconds };
const readingLimit = { name: 'screenshot-reading', max: 20, windowSeconds: daySeconds };
const readingLimitMessage = `You can read ${readingLimit.max} screenshots a day. Please type or paste until tomorrow.`;

/** Each function throws `too_many_attempts` above its limit. */
export const enforceRoundsLimit = (limiter: RateLimiter, userId: string) =>
  consumeRateLimit(limiter, roundsLimit, userId);
export const enforceUploadLimit = (limiter: RateLimiter, userId: string) =>
  consumeRateLimit(limiter, uploadLimit, userId, readingLimitMessage);
export const enforceReadingLimit = (limiter: RateLimiter, userId: string) =>
  consumeRateLimit(limiter, readingLimit, userId, readingLimitMessage);
