import type { Round, Suggestion } from '@datewright/contracts/chatpad/round';
import { useApi, useToast } from '@datewright/sdk/host';
import { useQueryClient } from '@datewright/sdk/query';
import { useCopy } from '../../../copy/use-copy.ts';
import { matchQuery } from '../../matches/api/match-queries.ts';
import { type SuggestionMark, useMarkSuggestion } from '../../suggestions/api/use-mark-suggestion.ts';

/** Shows a mark at once and reverts it when the service refuses it. */
export function useOptimisticMark(matchId: string | null) {
  const { suggestions: copy } = useCopy();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const marking = useMarkSuggestion();

  return async (suggestion: Suggestion, mark: SuggestionMark) => {
    if (matchId === null) return;
    const { queryKey } = matchQuery(api, matchId);
    const show = (next: Suggestion) =>
      queries.setQueryData(queryKey, (previous) => previous && replaceSuggestion(previous, next));
    show(applyMark(suggestion, mark));
    try {
      await marking.mutateAsync({ matchId, suggestionId: suggestion.id, mark });
    } catch {
      show(suggestion);
      // Offline, the shell has said why.
      if (navigator.onLine) toast.error(copy.saveFailed);
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
