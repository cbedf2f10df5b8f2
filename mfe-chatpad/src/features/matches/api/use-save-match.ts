import { createMatch } from '@datewright/contracts/chatpad/create-match';
import type { MatchFields } from '@datewright/contracts/chatpad/match';
import { updateMatch } from '@datewright/contracts/chatpad/update-match';
import { useApi } from '@datewright/sdk/host';
import { useMutation, useQueryClient } from '@datewright/sdk/query';
import { matchesQuery, matchQuery } from './match-queries.ts';

interface SaveMatchInput {
  matchId: string | null;
  /** Of a match that is not made yet: the other tabs that show it send the same, and it is made once. */
  draftId: string;
  fields: MatchFields;
  /** The version that it goes over. */
  baseVersion: number | undefined;
}

/** Keeps what is known of a match: makes it, or replaces the version that was read. */
export function useSaveMatch() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    async mutationFn({ matchId, draftId, fields, baseVersion }: SaveMatchInput) {
      if (matchId === null) {
        const { differs = false, ...saved } = await api.call(createMatch, { body: { ...fields, draftId } });
        return { saved, differs };
      }
      const saved = await api.call(updateMatch, { params: { matchId }, body: { ...fields, baseVersion } });
      return { saved, differs: false };
    },
    onSuccess({ saved }) {
      const { queryKey } = matchQuery(api, saved.id);
      queries.setQueryData(queryKey, (before) => ({ match: saved, rounds: before?.rounds ?? [] }));
      return queries.invalidateQueries({ queryKey: matchesQuery(api).queryKey });
    },
  });
}
