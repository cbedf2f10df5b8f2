import type { Round, Suggestion } from '@datewright/contracts/chatpad/round';
import type { SuggestionEvent } from '@datewright/contracts/chatpad/suggest';
import type { Care } from '@datewright/contracts/safety';

/** One request to the AI, from pressing the button to its end. */
export interface Run {
  status: 'idle' | 'waiting' | 'streaming' | 'failed' | 'stopped';
  writtenBy: string | null;
  suggestions: Suggestion[];
  /** `charged: null`: not known yet. `care`: nothing was written, and that is no failure to try again. */
  failure: { code: string; message: string; charged: boolean | null; care: Care | null } | null;
  /** Why what is written is gentle; it stands above the answer, also when that is complete. */
  care: Care | null;
}

export const idle: Run = { status: 'idle', writtenBy: null, suggestions: [], failure: null, care: null };
export const waiting: Run = { ...idle, status: 'waiting' };

export const isRunning = ({ status }: Run) => status === 'waiting' || status === 'streaming';

/** The run after one line of the answer; `round` when that line ended it well. */
export function afterEvent(run: Run, event: SuggestionEvent): { run: Run; round?: Round } {
  switch (event.type) {
    case 'started':
      return { run: { ...run, writtenBy: event.writtenBy, care: event.care ?? null } };
    case 'suggestion':
      return { run: { ...run, status: 'streaming', suggestions: [...run.suggestions, event.suggestion] } };
    case 'done':
      return { run: { ...idle, care: run.care }, round: event.round };
    case 'failed': {
      const { code, message, care = null } = event.error;
      return { run: { ...run, status: 'failed', failure: { code, message, charged: event.charged, care } } };
    }
  }
}
