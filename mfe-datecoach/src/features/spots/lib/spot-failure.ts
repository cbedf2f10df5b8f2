import type { ErrorCode } from '@datewright/contracts/errors';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import { ApiError } from '@datewright/sdk/host';

/**
 * Why there are no spots. `preview`: the plan has none. `held`: nothing is written for this match. `told`: the service says it best.
 * `snag`: anything else; the built-in spots stand in.
 */
export type SpotFailure =
  | { kind: 'preview' | 'snag' }
  | { kind: 'held'; care: ModerationNotice }
  | { kind: 'told'; message: string };

/** Sentences of the service that help more than a spot that was made for nobody. */
const codesWithOwnMessage: ReadonlySet<string> = new Set([
  'nothing_to_read',
  'text_too_long',
  'too_many_attempts',
  'ai_refused',
] satisfies ErrorCode[]);

export function toSpotFailure(error: unknown): SpotFailure {
  if (!(error instanceof ApiError)) return { kind: 'snag' };
  if (error.care) return { kind: 'held', care: error.care };
  if (error.code === 'no_access' || error.code === 'out_of_credits') return { kind: 'preview' };
  return codesWithOwnMessage.has(error.code) ? { kind: 'told', message: error.message } : { kind: 'snag' };
}
