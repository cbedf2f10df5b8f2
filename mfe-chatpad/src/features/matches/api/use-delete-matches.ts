import { deleteAllMatches } from '@datewright/contracts/chatpad/delete-all-matches';
import { deleteMatch } from '@datewright/contracts/chatpad/delete-match';
import { useApi } from '@datewright/sdk/host';
import { useMutation, useQueryClient } from '@datewright/sdk/query';
import { matchesQuery, matchQuery } from './match-queries.ts';

/** Deletes one match, or all of them for `null`. */
export function useDeleteMatches() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (matchId: string | null) =>
      matchId === null ? api.call(deleteAllMatches) : api.call(deleteMatch, { params: { matchId } }),
    onSuccess(_answer, matchId) {
      const all = ['chatpad', 'match'];
      queries.removeQueries({ queryKey: matchId === null ? all : matchQuery(api, matchId).queryKey });
      return queries.invalidateQueries({ queryKey: matchesQuery(api).queryKey });
    },
  });
}
