import { createMatch } from '@datewright/contracts/chatpad/create-match';
import type { MatchFields } from '@datewright/contracts/chatpad/match';
import { updateMatch } from '@datewright/contracts/chatpad/update-match';
import { useApi } from '@datewright/sdk/host';
import { useMutation, useQueryClient } from '@datewright/sdk/query';
import { matchesQuery, matchQuery } from './match-queries.ts';

interface SaveMatchInput {
  matchId: string | null;
  /**
   * Identifies a match that does not exist yet. All tabs with the same draft send the same id, so it is created only
   * once.
   */
  draftId: string;
  fields: MatchFields;
  /** The version to replace. */
  baseVersion: number | undefined;
}

/** Creates the match, or replaces the version that was loaded. */
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
      queries.setQueryData(queryKey, (previous) => ({
        match: saved,
        rounds: previous?.rounds ?? [],
        earlier: previous?.earlier,
      }));
      return queries.invalidateQueries({ queryKey: matchesQuery(api).queryKey });
    },
  });
}
