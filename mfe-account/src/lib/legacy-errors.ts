import type { ErrorCode } from '@datewright/contracts/errors';

/** Errors that only the former hosted functions returned. */
export type LegacyErrorCode = 'user_not_found' | 'password_refused' | 'link_broken';

/** Messages of the hosted functions, which had no codes, by a part of them. The first match wins. */
const legacyPatterns: [part: RegExp, code: ErrorCode | LegacyErrorCode][] = [
  [/invalid login credentials|email or password is incorrect/i, 'invalid_credentials'],
  [/invalid email/i, 'invalid_email'],
  [/user not found/i, 'user_not_found'],
  [/(email|user).*already registered/i, 'email_taken'],
  [/60 seconds/i, 'reset_too_soon'],
  [/too many|rate limit/i, 'too_many_attempts'],
  [/failed to establish session for password update/i, 'recovery_session_missing'],
  [/password should be at least/i, 'password_too_short'],
  [/invalid password/i, 'password_refused'],
  [/token has expired/i, 'link_expired'],
  [/invalid token|access token is missing/i, 'link_broken'],
];

/** The code that a legacy message stands for. */
export const findLegacyErrorCode = (sentence: string) => legacyPatterns.find(([part]) => part.test(sentence))?.[1];

/** The waiting time in seconds that a legacy message contains. */
export function findLegacyRetryAfter(sentence: string): number | null {
  const seconds = /only request this after (\d+) seconds/i.exec(sentence)?.[1];
  return seconds === undefined ? null : Number(seconds);
}
