import { markOutcome } from '@datewright/contracts/chatpad/mark-outcome';
import type { Outcome } from '@datewright/contracts/chatpad/round';
import { saveSuggestion } from '@datewright/contracts/chatpad/save-suggestion';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

/** What a member says of a line: that they keep it, or what became of it. */
export type Mark = { saved: boolean } | { outcome: Outcome | null };

interface Marking {
  matchId: string;
  suggestionId: string;
  mark: Mark;
}

export function useMarkSuggestion() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ mark, ...params }: Marking) =>
      'saved' in mark
        ? api.call(saveSuggestion, { params, body: mark })
        : api.call(markOutcome, { params, body: mark }),
  });
}
