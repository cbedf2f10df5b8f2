import { minSuggestions } from '@datewright/contracts/chatpad/limits';
import type { LineChange } from '@datewright/contracts/chatpad/mode-and-tone';
import type { Suggestion } from '@datewright/contracts/chatpad/round';
import type { SuggestionEvent } from '@datewright/contracts/chatpad/suggest';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import type { PaidFailure, PaidState } from '@datewright/sdk/paid';

/** The part of an answer that has arrived. */
export interface SuggestionProgress {
  writtenBy: string | null;
  suggestions: Suggestion[];
  /** Why the suggestions are gentle. Stays visible after the answer is complete. */
  care: ModerationNotice | null;
}

/** One request to the AI, from pressing the button to its end. */
export interface SuggestionRequest extends SuggestionProgress {
  status: 'idle' | 'waiting' | 'streaming' | 'failed' | 'stopped';
  /** With `care`, moderation held the request back, and retrying makes no sense. */
  failure: PaidFailure | null;
}

/** A suggestion that the member wants changed. */
export interface RequestedChange {
  suggestionId: string;
  how: LineChange;
}

export const emptyProgress: SuggestionProgress = { writtenBy: null, suggestions: [], care: null };

export const isRunning = ({ status }: SuggestionRequest) => status === 'waiting' || status === 'streaming';

/** Enough has come for the credit to be charged, unless the service says otherwise. */
export const isPaid = ({ suggestions }: SuggestionProgress) => suggestions.length >= minSuggestions;

/** Adds one event to the progress. */
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
  // A complete round is shown with the others.
  if (status === 'idle' || status === 'answered')
    return { ...emptyProgress, care: shown.care, status: 'idle', failure: null };
  // A stream that breaks off before the charge may have been charged for what did not arrive.
  const charged = isPaid(shown) || (shown.writtenBy ? null : false);
  return { ...shown, status, failure: failure && { charged, ...failure } };
}
