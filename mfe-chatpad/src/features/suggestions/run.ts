import type { Round, Suggestion, SuggestionEvent } from '@datewright/contracts/chatpad';

/** One request to the AI, from pressing the button to its end. */
export interface Run {
  status: 'idle' | 'waiting' | 'streaming' | 'failed' | 'stopped';
  writtenBy: string | null;
  suggestions: Suggestion[];
  failure: { code: string; message: string /** `null`: not known yet. */; charged: boolean | null } | null;
}

export const idle: Run = { status: 'idle', writtenBy: null, suggestions: [], failure: null };
export const waiting: Run = { ...idle, status: 'waiting' };

export const isRunning = ({ status }: Run) => status === 'waiting' || status === 'streaming';

/** The run after one line of the answer; `round` when that line ended it well. */
export function afterEvent(run: Run, event: SuggestionEvent): { run: Run; round?: Round } {
  switch (event.type) {
    case 'started':
      return { run: { ...run, writtenBy: event.writtenBy } };
    case 'suggestion':
      return { run: { ...run, status: 'streaming', suggestions: [...run.suggestions, event.suggestion] } };
    case 'done':
      return { run: idle, round: event.round };
    case 'failed': {
      const { code, message } = event.error;
      return { run: { ...run, status: 'failed', failure: { code, message, charged: event.charged } } };
    }
  }
}
