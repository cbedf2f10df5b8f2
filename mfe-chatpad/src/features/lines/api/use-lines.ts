import { type Line, listLines } from '@datewright/contracts/chatpad/list-lines';
import { markOutcome } from '@datewright/contracts/chatpad/mark-outcome';
import { saveSuggestion } from '@datewright/contracts/chatpad/save-suggestion';
import { useApi } from '@datewright/sdk/host';
import { useMutation, useQuery, useQueryClient } from '@datewright/sdk/query';
import { readPages } from '@datewright/sdk/read-pages';

const queryKey = ['chatpad', 'lines'];
const roundsPerPage = '50';

/** The lines that the member saved or copied; refetched on every mount. */
export function useLines() {
  const api = useApi();
  async function listAll(signal: AbortSignal) {
    const pages = await readPages((before) => api.call(listLines, { query: { limit: roundsPerPage, before }, signal }));
    return { lines: pages.flatMap(({ lines }) => lines) };
  }
  return useQuery({ queryKey, queryFn: ({ signal }) => listAll(signal), refetchOnMount: 'always' });
}

/** Removes a line from one of the lists. Its suggestion stays with the match. */
export function useRemoveLine() {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ line, list }: { line: Line; list: 'saved' | 'worked' }) => {
      const params = { matchId: line.matchId, suggestionId: line.id };
      if (list === 'saved') return api.call(saveSuggestion, { params, body: { saved: false } });
      return api.call(markOutcome, { params, body: { outcome: null } });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['chatpad'] }),
  });
}
