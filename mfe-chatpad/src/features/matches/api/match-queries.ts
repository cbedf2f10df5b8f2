import { getMatch } from '@datewright/contracts/chatpad/get-match';
import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import type { Api } from '@datewright/sdk/host';
import { queryOptions } from '@datewright/sdk/query';
import { readPages } from '@datewright/sdk/read-pages';

const matchesPerPage = '50';
export const roundsPerPage = '20';

/** The member's matches without their messages, newest first, read page by page. */
export const matchesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['chatpad', 'matches'],
    async queryFn({ signal }) {
      const pages = await readPages((before) =>
        api.call(listMatches, { query: { limit: matchesPerPage, before }, signal }),
      );
      return { ...pages[0], matches: pages.flatMap(({ matches }) => matches), earlier: null };
    },
  });

/** A match with its newest rounds, and the earlier ones that were loaded before. */
export const matchQuery = (api: Api, matchId: string) =>
  queryOptions({
    queryKey: ['chatpad', 'match', matchId],
    async queryFn({ signal, client, queryKey }) {
      const fresh = await api.call(getMatch, { params: { matchId }, query: { limit: roundsPerPage }, signal });
      return keepEarlierRounds(client.getQueryData<typeof fresh>(queryKey), fresh);
    },
    // Another tab or device may have saved it since.
    refetchOnMount: 'always',
  });

/** Puts the rounds that are older than the fresh page in front of it, if the two pages meet. */
function keepEarlierRounds<Answer extends { rounds: { id: string }[]; earlier?: string | null | undefined }>(
  previous: Answer | undefined,
  fresh: Answer,
): Answer {
  const [oldest] = fresh.rounds;
  const met = previous?.rounds.findIndex(({ id }) => id === oldest?.id) ?? -1;
  if (!previous || met < 1) return fresh;
  return { ...fresh, rounds: [...previous.rounds.slice(0, met), ...fresh.rounds], earlier: previous.earlier };
}
