import { reopenMatch } from '@datewright/contracts/chatpad/reopen-match';
import { useApi } from '@datewright/sdk/host';
import { useMutation, useQueryClient } from '@datewright/sdk/query';
import { matchesQuery, matchQuery } from './match-queries.ts';

/** Reopens a match that was closed on suspicion, after the member confirmed the age. */
export function useReopenMatch() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ matchId, age }: { matchId: string; age: number }) =>
      api.call(reopenMatch, { params: { matchId }, body: { age } }),
    onSuccess(match) {
      queries.setQueryData(matchQuery(api, match.id).queryKey, (previous) => previous && { ...previous, match });
      return queries.invalidateQueries({ queryKey: matchesQuery(api).queryKey });
    },
  });
}
