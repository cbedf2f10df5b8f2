import type { ErrorCode } from '@datewright/contracts/errors';
import type { PaidFailure } from '@datewright/sdk/paid';
import type { playbook } from '../copy/en/playbook.ts';

/** Errors whose own message tells the member best what to do. */
const codesWithOwnMessage: ReadonlySet<string> = new Set([
  'too_many_attempts',
  'too_many_playbooks',
  'text_too_long',
  'charge_unknown',
  'empty_spot',
  'nothing_to_read',
] satisfies ErrorCode[]);

const aiFailureCodes: ReadonlySet<string> = new Set(['ai_failed', 'ai_refused', 'ai_timeout'] satisfies ErrorCode[]);

/** The message for a playbook that could not be written. */
export function getFailureMessage({ kind, code, message }: PaidFailure, copy: typeof playbook): string {
  if (code === 'stopped') return copy.stoppedAway;
  if (code === 'match_gone') return copy.matchGone;
  if (codesWithOwnMessage.has(code)) return message;
  if (aiFailureCodes.has(code)) return copy.aiFailed(message);
  return kind === 'unreached' || code === 'unavailable' ? copy.failedTwice : copy.failed;
}
