import { lineChange, mode, tone } from '@datewright/contracts/chatpad/mode-and-tone';
import type { Round } from '@datewright/contracts/chatpad/round';
import { type SuggestionEvent, suggest } from '@datewright/contracts/chatpad/suggest';
import { waivableCategory } from '@datewright/contracts/moderation';
import { useApi, useSession, useTrack } from '@datewright/sdk/host';
import { StreamError, usePaidRequest } from '@datewright/sdk/paid';
import { z } from '@datewright/sdk/zod';
import { toStorageKey } from '../../../lib/storage-keys.ts';
import { applyEvent, emptyProgress, type SuggestionProgress, toSuggestionRequest } from '../lib/suggestion-request.ts';

const request = z.object({
  matchId: z.string(),
  mode,
  tone,
  draft: z.nullable(z.string()),
  voice: z.optional(z.string()),
  about: z.optional(z.array(z.string())),
  change: z.optional(z.object({ suggestionId: z.string(), how: lineChange })),
  /** The member says that a verdict of this category is wrong. */
  goOn: z.optional(waivableCategory),
});
type RequestBody = z.infer<typeof request>;

type DoneEvent = Extract<SuggestionEvent, { type: 'done' }>;

interface Options {
  onRound: (matchId: string, round: Round) => void;
  onIncomplete: (matchId: string) => void;
  /** True when the match already shows the round of this operation. */
  isShown: (operationId: string) => boolean;
}

/**
 * Runs one request for suggestions at a time. Leaving the page stops it. A request cut off by a failure or a reload is
 * retried under the same operation id.
 */
export function useSuggestionRequest({ onRound, onIncomplete, isShown }: Options) {
  const api = useApi();
  const member = useSession().user?.id ?? '';
  const track = useTrack();
  const { start, stop, dismiss, ...state } = usePaidRequest<RequestBody, DoneEvent, SuggestionProgress>({
    tool: 'chatpad',
    pendingStorage: { area: 'sessionStorage', key: toStorageKey(member, 'asking'), body: request, resumeWithin: 0 },
    isAnswerShown: isShown,
    async sendRequest({ matchId, ...body }, { signal, tell }) {
      let shown = emptyProgress;
      let last: SuggestionEvent | null = null;
      for await (const event of api.stream(suggest, { params: { matchId }, body, signal })) {
        last = event;
        shown = applyEvent(shown, event);
        tell(shown);
      }
      if (last?.type === 'done') return last;
      // A stream without a final event was cut off.
      if (last?.type !== 'failed') throw new Error('cut off');
      const { error, charged } = last;
      // When the credit may be charged, a retry must use the same operation.
      throw new StreamError(error, { charged, isSettled: charged === false });
    },
    onAnswer: ({ round }, { matchId, mode }) => {
      track('suggestion_received', { mode });
      onRound(matchId, round);
    },
    // Without credits, no request was started.
    onSettled: ({ matchId }, failure) => failure?.kind !== 'out' && onIncomplete(matchId),
  });
  return { run: toSuggestionRequest(state), start, stop, dismiss };
}
