import type { ErrorCode } from '@datewright/contracts/errors';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import { ApiError } from '@datewright/sdk/host';

/**
 * Why there are no spots. `noAccess`: the plan has none. `blocked`: moderation stopped the request. `message`: the
 * service explains it. `noNew`: all ideas were shown, and the last ones stay. `offline`: it is requested once the browser is back
 * online. `unexpected`: anything else; the built-in spots are shown instead.
 */
export type SpotFailure =
  | { kind: 'noAccess' | 'offline' | 'unexpected' }
  | { kind: 'blocked'; care: ModerationNotice }
  | { kind: 'message' | 'noNew'; message: string };

/** Errors whose message helps the member more than the built-in spots. */
const codesWithOwnMessage: ReadonlySet<string> = new Set([
  'nothing_to_read',
  'text_too_long',
  'too_many_attempts',
  'ai_refused',
] satisfies ErrorCode[]);

export function toSpotFailure(error: unknown): SpotFailure {
  if (!(error instanceof ApiError)) return { kind: 'unexpected' };
  if (error.status === 0 && !navigator.onLine) return { kind: 'offline' };
  if (error.care) return { kind: 'blocked', care: error.care };
  if (error.code === 'no_access' || error.code === 'out_of_credits') return { kind: 'noAccess' };
  if (error.code === 'no_new_spots') return { kind: 'noNew', message: error.message };
  return codesWithOwnMessage.has(error.code) ? { kind: 'message', message: error.message } : { kind: 'unexpected' };
}
