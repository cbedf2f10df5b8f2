import { getMatch } from '@datewright/contracts/chatpad/get-match';
import { useApi } from '@datewright/sdk/host';
import { useMutation, useQuery, useQueryClient } from '@datewright/sdk/query';
import { matchQuery, roundsPerPage } from './match-queries.ts';

/** Loads the next earlier page of a match's rounds into the cached match; `load` is missing when there is none. */
export function useEarlierRounds(matchId: string | null) {
  const api = useApi();
  const queries = useQueryClient();
  const id = matchId ?? '';
  const query = matchQuery(api, id);
  const before = useQuery({ ...query, enabled: false }).data?.earlier ?? null;
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (cursor: string) =>
      api.call(getMatch, { params: { matchId: id }, query: { limit: roundsPerPage, before: cursor } }),
    onSuccess: ({ rounds, earlier }) =>
      queries.setQueryData(
        query.queryKey,
        (previous) => previous && { ...previous, rounds: [...rounds, ...previous.rounds], earlier },
      ),
  });
  return { load: before === null ? undefined : () => mutate(before), isLoading: isPending, hasFailed: isError };
}
