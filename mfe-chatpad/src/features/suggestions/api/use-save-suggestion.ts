import { saveSuggestion } from '@datewright/contracts/chatpad/save-suggestion';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

interface Saving {
  matchId: string;
  suggestionId: string;
  saved: boolean;
}

export function useSaveSuggestion() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ saved, ...params }: Saving) => api.call(saveSuggestion, { params, body: { saved } }),
  });
}
