import type { OutboxMail } from './outbox.ts';

const minute = 60_000;
const longest = 60 * minute;
const patience = 3 * 24 * 60 * minute;

/** When to try a mail again that was not sent: after 1, 2, 4 … minutes, then every hour; `null` when three days are over. */
export function nextTry({ createdAt, tries }: Pick<OutboxMail, 'createdAt' | 'tries'>, now: number): Date | null {
  if (now - createdAt.getTime() >= patience) return null;
  return new Date(now + Math.min(minute * 2 ** (tries - 1), longest));
}
