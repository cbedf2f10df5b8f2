/**
 * The only module of Date Coach that reaches ChatPad: its matches, their messages, and its page. All other modules get
 * match data from here.
 */
import { getMatch } from '@datewright/contracts/chatpad/get-match';
import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import type { Match } from '@datewright/contracts/chatpad/match';
import type { ChatpadNavigationState } from '@datewright/contracts/chatpad/navigation-state';
import { type Api, ApiError, useApi, useHasRoute } from '@datewright/sdk/host';
import { queryOptions, useQuery, useQueryClient } from '@datewright/sdk/query';
import { readPages } from '@datewright/sdk/read-pages';
import { useNavigate } from '@datewright/sdk/router';

export type { Match } from '@datewright/contracts/chatpad/match';

export const chatpadPath = '/chatpad';

/** Shown for a match without an age, but never sent. */
export const defaultAge = 25;

const adultAge = 18;

const matchesPerPage = '50';
/** Date Coach shows no rounds, but shares the match with ChatPad's page, which does. */
const roundsPerPage = '20';

/** Nothing is written for a match who is under 18, here as in ChatPad. */
export const isMatchClosed = ({ closed, age }: Pick<Match, 'closed' | 'age'>) =>
  closed || (age !== null && age < adultAge);

/** What Date Coach's service receives about a match. */
export const toMatchPayload = ({ id, name, age, bio, closed }: Match) => ({ profileId: id, name, age, bio, closed });

// The same query keys as on ChatPad's own page, which shares this cache.
const matchesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['chatpad', 'matches'],
    async queryFn({ signal }) {
      const pages = await readPages((before) =>
        api.call(listMatches, { query: { limit: matchesPerPage, before }, signal }),
      );
      return { ...pages[0], matches: pages.flatMap(({ matches }) => matches), earlier: null };
    },
  });

const matchQuery = (api: Api, matchId: string) =>
  queryOptions({
    queryKey: ['chatpad', 'match', matchId],
    queryFn: ({ signal }) => api.call(getMatch, { params: { matchId }, query: { limit: roundsPerPage }, signal }),
  });

/** The member's matches, and the chosen one with its messages. */
export function useMatches(matchId: string | null) {
  const api = useApi();
  // A match may have been closed or deleted since the list was fetched.
  const list = useQuery({ ...matchesQuery(api), refetchOnMount: 'always' });
  const listed = list.data?.matches.find(({ id }) => id === matchId);
  // The list comes without messages, so the chosen match is fetched by itself.
  const single = useQuery({ ...matchQuery(api, matchId ?? ''), enabled: listed?.messages.length === 0 });
  const withMessages = listed?.messages.length === 0 ? single.data?.match : listed;
  return {
    matches: list.data?.matches,
    /** ChatPad can't be reached, and no earlier list is cached. */
    isDown: list.isError && list.data === undefined,
    isReading: list.isFetching,
    refetch: () => void list.refetch(),
    chosen: withMessages ?? listed ?? null,
    /** The messages of the chosen match are not known yet. */
    lacksMessages: listed !== undefined && !withMessages,
    /** The chosen match was deleted. */
    isGone: matchId !== null && list.isSuccess && listed === undefined,
  };
}
export type MatchesState = ReturnType<typeof useMatches>;

/** A match with its messages; `null` without one or while they are not known. */
export function useMatchMessages(matchId: string): Match | null {
  const api = useApi();
  const { data } = useQuery({ ...matchesQuery(api), enabled: matchId !== '', staleTime: Number.POSITIVE_INFINITY });
  const listed = data?.matches.find(({ id }) => id === matchId);
  const single = useQuery({ ...matchQuery(api, matchId), enabled: listed?.messages.length === 0 });
  return single.data?.match ?? listed ?? null;
}

/** What a match wrote, to tell the language of the chat; empty without a match or while it is not known. */
export function useMatchTexts(matchId: string): string {
  const match = useMatchMessages(matchId);
  if (!match) return '';
  const said = match.messages.filter(({ sender }) => sender === 'match').map(({ content }) => content);
  return (said.length > 0 ? said : [match.bio, ...match.interests]).join('\n');
}

/** Fetches a match with its messages; null when it was deleted. */
export function useFindMatch() {
  const api = useApi();
  const queries = useQueryClient();
  return async (matchId: string): Promise<Match | null> => {
    try {
      return (await queries.fetchQuery(matchQuery(api, matchId))).match;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'match_not_found') return null;
      throw error;
    }
  };
}

/** Opens ChatPad at a match, with a mode or a draft; `null` while this host has no ChatPad. */
export function useOpenChatpad(): ((opening: ChatpadNavigationState) => void) | null {
  const navigate = useNavigate();
  return useHasRoute(chatpadPath) ? (state) => navigate(chatpadPath, { state }) : null;
}
