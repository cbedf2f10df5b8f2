import { markOutcome } from '@datewright/contracts/chatpad/mark-outcome';
import type { SuggestionOutcome } from '@datewright/contracts/chatpad/round';
import { saveSuggestion } from '@datewright/contracts/chatpad/save-suggestion';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

/** A member's mark on a line: saved, or its outcome. */
export type SuggestionMark = { saved: boolean } | { outcome: SuggestionOutcome | null };

interface MarkSuggestionInput {
  matchId: string;
  suggestionId: string;
  mark: SuggestionMark;
}

export function useMarkSuggestion() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ mark, ...params }: MarkSuggestionInput) =>
      'saved' in mark
        ? api.call(saveSuggestion, { params, body: mark })
        : api.call(markOutcome, { params, body: mark }),
  });
}
