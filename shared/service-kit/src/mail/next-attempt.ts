import type { OutboxMail } from './outbox-repository.ts';

const minuteMs = 60_000;
const maxDelayMs = 60 * minuteMs;
const maxAgeMs = 3 * 24 * 60 * minuteMs;

/** When to retry a mail: after 1, 2, 4 … minutes, then every hour; `null` after three days. */
export function getNextAttempt(
  { createdAt, tries }: Pick<OutboxMail, 'createdAt' | 'tries'>,
  now: number,
): Date | null {
  if (now - createdAt.getTime() >= maxAgeMs) return null;
  return new Date(now + Math.min(minuteMs * 2 ** (tries - 1), maxDelayMs));
}
