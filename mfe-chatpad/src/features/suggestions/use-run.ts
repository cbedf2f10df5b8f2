import type { Round } from '@datewright/contracts/chatpad/round';
import { type SuggestionEvent, suggest } from '@datewright/contracts/chatpad/suggest';
import { mode, tone } from '@datewright/contracts/chatpad/wish';
import { waivedKind } from '@datewright/contracts/safety';
import { useApi, useSession, useTrack } from '@datewright/sdk/host';
import { ToldFailure, usePaidRequest } from '@datewright/sdk/paid';
import { z } from '@datewright/sdk/zod';
import { keyOf } from '../../draft/keys.ts';
import { afterEvent, nothingShown, runOf, type Shown } from './run.ts';

const request = z.object({
  matchId: z.string(),
  mode,
  tone,
  draft: z.nullable(z.string()),
  /** The member says that a judgement of this kind is wrong. */
  goOn: z.optional(waivedKind),
});
type Request = z.infer<typeof request>;

type Done = Extract<SuggestionEvent, { type: 'done' }>;

interface Options {
  onRound: (matchId: string, round: Round) => void;
  onBroken: (matchId: string) => void;
  /** The match shows the round of this operation. */
  isShown: (operationId: string) => boolean;
}

/**
 * Runs one request for suggestions at a time. Leaving the page stops it; one whose service died is found again under its
 * operation, also after a reload.
 */
export function useRun({ onRound, onBroken, isShown }: Options) {
  const api = useApi();
  const member = useSession().user?.id ?? '';
  const track = useTrack();
  const { start, stop, dismiss, ...state } = usePaidRequest<Request, Done, Shown>({
    tool: 'chatpad',
    keep: { area: 'sessionStorage', key: keyOf(member, 'asking'), body: request, resumeWithin: 0 },
    isShown,
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
