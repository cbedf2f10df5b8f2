import type { Round } from '@datewright/contracts/chatpad/round';
import { type SuggestionEvent, suggest } from '@datewright/contracts/chatpad/suggest';
import type { Mode, Tone } from '@datewright/contracts/chatpad/wish';
import type { WaivedKind } from '@datewright/contracts/safety';
import { useApi, useTrack } from '@datewright/sdk/host';
import { ToldFailure, usePaidRequest } from '@datewright/sdk/paid';
import { afterEvent, nothingShown, runOf, type Shown } from './run.ts';

interface Request {
  matchId: string;
  mode: Mode;
  tone: Tone;
  draft: string | null;
  /** The member says that a judgement of this kind is wrong. */
  goOn?: WaivedKind | undefined;
}

type Done = Extract<SuggestionEvent, { type: 'done' }>;

/** Runs one request for suggestions at a time. Leaving the page stops it. */
export function useRun(onRound: (matchId: string, round: Round) => void, onBroken: (matchId: string) => void) {
  const api = useApi();
  const track = useTrack();
  const { start, stop, dismiss, ...state } = usePaidRequest<Request, Done, Shown>({
    tool: 'chatpad',
    async ask({ matchId, ...body }, { signal, tell }) {
      let shown = nothingShown;
      let last: SuggestionEvent | null = null;
      for await (const event of api.stream(suggest, { params: { matchId }, body, signal })) {
        last = event;
        shown = afterEvent(shown, event);
        tell(shown);
      }
      if (last?.type === 'done') return last;
      // An answer that ends without saying so was cut off.
      if (last?.type !== 'failed') throw new Error('cut off');
      const { error, charged } = last;
      // Paid for, or perhaps, and nothing shown: asked for again it must be the same request.
      throw new ToldFailure(error, { charged, isSettled: charged === false || shown.suggestions.length > 0 });
    },
    onAnswer: ({ round }, { matchId, mode }) => {
      track('suggestion_received', { mode });
      onRound(matchId, round);
    },
    // Without credits nothing was begun.
    onSettled: ({ matchId }, failure) => failure?.kind !== 'out' && onBroken(matchId),
  });
  return { run: runOf(state), start, stop, dismiss };
}
