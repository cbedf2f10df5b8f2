import type { Round } from '@datewright/contracts/chatpad/round';
import { useApi } from '@datewright/sdk/host';
import { useQueryClient } from '@datewright/sdk/query';
import { useCallback } from 'react';
import { matchesQuery, matchQuery } from '../../matches/api/match-queries.ts';

/** Adds finished rounds to the cached match. Refetches the match after a request that ended in any other way. */
export function useRoundCache(openMatchId: string) {
  const api = useApi();
  const queries = useQueryClient();
  const onRound = useCallback(
    (matchId: string, round: Round) => {
      queries.setQueryData(matchQuery(api, matchId).queryKey, (previous) => {
        const others = previous?.rounds.filter(({ id }) => id !== round.id) ?? [];
        return previous && { ...previous, rounds: [...others, round] };
      });
      void queries.invalidateQueries({ queryKey: matchesQuery(api).queryKey });
    },
    [api, queries],
  );
  const onIncomplete = useCallback(
    (matchId: string) => {
      void queries.invalidateQueries({ queryKey: matchQuery(api, matchId).queryKey });
      void queries.invalidateQueries({ queryKey: matchesQuery(api).queryKey });
    },
    [api, queries],
  );
  const isShown = useCallback(
    (operationId: string) => {
      const openMatch = queries.getQueryData(matchQuery(api, openMatchId).queryKey);
      return openMatch?.rounds.some((round) => round.operationId === operationId) ?? false;
    },
    [api, queries, openMatchId],
  );
  return { onRound, onIncomplete, isShown };
}
