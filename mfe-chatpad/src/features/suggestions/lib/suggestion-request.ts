import { minSuggestions } from '@datewright/contracts/chatpad/limits';
import type { Suggestion } from '@datewright/contracts/chatpad/round';
import type { SuggestionEvent } from '@datewright/contracts/chatpad/suggest';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import type { PaidFailure, PaidState } from '@datewright/sdk/paid';

/** What of an answer has come so far. */
export interface SuggestionProgress {
  writtenBy: string | null;
  suggestions: Suggestion[];
  /** Why what is written is gentle; it stands above the answer, also when that is complete. */
  care: ModerationNotice | null;
}

/** One request to the AI, from pressing the button to its end. */
export interface SuggestionRequest extends SuggestionProgress {
  status: 'idle' | 'waiting' | 'streaming' | 'failed' | 'stopped';
  /** `care`: nothing was written, and that is no failure to try again. */
  failure: PaidFailure | null;
}

export const emptyProgress: SuggestionProgress = { writtenBy: null, suggestions: [], care: null };

export const isRunning = ({ status }: SuggestionRequest) => status === 'waiting' || status === 'streaming';

/** Enough has come for the credit to be charged, unless the service says otherwise. */
export const isPaid = ({ suggestions }: SuggestionProgress) => suggestions.length >= minSuggestions;

/** What is shown after one more line of the answer. */
export function applyEvent(shown: SuggestionProgress, event: SuggestionEvent): SuggestionProgress {
  if (event.type === 'started') return { ...shown, writtenBy: event.writtenBy, care: event.care ?? null };
  if (event.type === 'suggestion') return { ...shown, suggestions: [...shown.suggestions, event.suggestion] };
  return shown;
}

export function toSuggestionRequest({
  status,
  progress,
  failure,
}: Omit<PaidState<never, SuggestionProgress>, 'body'>): SuggestionRequest {
  const shown = progress ?? emptyProgress;
  const hasAny = shown.suggestions.length > 0;
  if (status === 'running') return { ...shown, status: hasAny ? 'streaming' : 'waiting', failure: null };
  // A round that is complete stands among the others.
  if (status === 'idle' || status === 'answered')
    return { ...emptyProgress, care: shown.care, status: 'idle', failure: null };
  return { ...shown, status, failure: failure && { charged: isPaid(shown), ...failure } };
}
