import { createMatch } from '@datewright/contracts/chatpad/create-match';
import type { MatchFields } from '@datewright/contracts/chatpad/match';
import { updateMatch } from '@datewright/contracts/chatpad/update-match';
import { useApi } from '@datewright/sdk/host';
import { useMutation, useQueryClient } from '@datewright/sdk/query';
import { matchesQuery, matchQuery } from './match-queries.ts';

interface Saving {
  matchId: string | null;
  fields: MatchFields;
  /** The version that it goes over. */
  baseVersion: number | undefined;
}

/** Keeps what is known of a match: makes it, or replaces the version that was read. */
export function useSaveMatch() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ matchId, fields, baseVersion }: Saving) =>
      matchId === null
        ? api.call(createMatch, { body: fields })
        : api.call(updateMatch, { params: { matchId }, body: { ...fields, baseVersion } }),
    onSuccess(saved) {
      const { queryKey } = matchQuery(api, saved.id);
      queries.setQueryData(queryKey, (before) => ({ match: saved, rounds: before?.rounds ?? [] }));
      return queries.invalidateQueries({ queryKey: matchesQuery(api).queryKey });
    },
  });
}
