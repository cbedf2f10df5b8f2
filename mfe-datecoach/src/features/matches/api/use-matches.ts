import { getMatch } from '@datewright/contracts/chatpad/get-match';
import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import type { Match } from '@datewright/contracts/chatpad/match';
import { type Api, useApi } from '@datewright/sdk/host';
import { queryOptions, useQuery, useQueryClient } from '@datewright/sdk/query';

/** The member's matches as ChatPad has them, under the key by which ChatPad's own page reads and changes them. */
const matchesQuery = (api: Api) =>
  queryOptions({ queryKey: ['chatpad', 'matches'], queryFn: ({ signal }) => api.call(listMatches, { signal }) });

const matchQuery = (api: Api, matchId: string) =>
  queryOptions({
    queryKey: ['chatpad', 'match', matchId],
    queryFn: ({ signal }) => api.call(getMatch, { params: { matchId }, signal }),
  });

/** The member's matches, and the chosen one with its messages. */
export function useMatches(matchId: string | null) {
  const api = useApi();
  // A match may have been closed, or deleted, since the list was read last.
  const list = useQuery({ ...matchesQuery(api), refetchOnMount: 'always' });
  const listed = list.data?.matches.find(({ id }) => id === matchId);
  const alone = useQuery({ ...matchQuery(api, matchId ?? ''), enabled: listed?.messages.length === 0 });
  const whole = listed?.messages.length === 0 ? alone.data?.match : listed;
  return {
    matches: list.data?.matches,
    /** ChatPad was not reached, and nothing of it is known. */
    isDown: list.isError && list.data === undefined,
    isReading: list.isFetching,
    read: () => void list.refetch(),
    chosen: whole ?? listed ?? null,
    /** The one that was chosen is not there any more. */
    isGone: matchId !== null && list.isSuccess && listed === undefined,
  };
}

/** Finds a match as ChatPad has it, with its messages; null when it is not there any more. */
export function useFindMatch() {
  const api = useApi();
  const queries = useQueryClient();
  return async (matchId: string): Promise<Match | null> => {
    const { matches } = await queries.fetchQuery(matchesQuery(api));
    const match = matches.find(({ id }) => id === matchId);
    if (match?.messages.length !== 0) return match ?? null;
    return (await queries.fetchQuery(matchQuery(api, matchId))).match;
  };
}

export type MatchesState = ReturnType<typeof useMatches>;
