import type { Round, Suggestion } from '@datewright/contracts/chatpad/round';
import { useApi, useToast } from '@datewright/sdk/host';
import { useQueryClient } from '@datewright/sdk/query';
import { useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { matchQuery } from '../../matches/api/match-queries.ts';
import { type SuggestionMark, useMarkSuggestion } from '../../suggestions/api/use-mark-suggestion.ts';

/** Shows a mark at once and reverts it when the service refuses it. One made offline is sent once the browser is back online. */
export function useOptimisticMark(matchId: string | null) {
  const { suggestions: copy } = useCopy();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const marking = useMarkSuggestion();
  /** The newest mark of each kind, by suggestion: an older one is not sent late. */
  const newest = useRef(new Map<string, SuggestionMark>());

  return async (suggestion: Suggestion, mark: SuggestionMark) => {
    if (matchId === null) return;
    const { queryKey } = matchQuery(api, matchId);
    const show = (next: Suggestion) =>
      queries.setQueryData(queryKey, (previous) => previous && replaceSuggestion(previous, next));
    const kind = `${suggestion.id} ${'saved' in mark}`;
    newest.current.set(kind, mark);
    show(applyMark(suggestion, mark));
    const send = () => marking.mutateAsync({ matchId, suggestionId: suggestion.id, mark });
    try {
      await send().catch(async (error) => {
        if (navigator.onLine) throw error;
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
        if (newest.current.get(kind) !== mark) return;
        await send();
        // The page may have fetched the match again before this was saved.
        await queries.invalidateQueries({ queryKey });
      });
    } catch {
      show(suggestion);
      toast.error(copy.saveFailed);
    }
  };
}

function applyMark({ outcome: previous, ...rest }: Suggestion, mark: SuggestionMark): Suggestion {
  const outcome = 'outcome' in mark ? mark.outcome : previous;
  return { ...rest, ...('saved' in mark && mark), ...(outcome && { outcome }) };
}

function replaceSuggestion<Data extends { rounds: Round[] }>(data: Data, changed: Suggestion): Data {
  const rounds = data.rounds.map((round) => ({
    ...round,
    suggestions: round.suggestions.map((suggestion) => (suggestion.id === changed.id ? changed : suggestion)),
  }));
  return { ...data, rounds };
}
