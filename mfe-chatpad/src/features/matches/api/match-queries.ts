import { getMatch } from '@datewright/contracts/chatpad/get-match';
import { listMatches } from '@datewright/contracts/chatpad/list-matches';
import type { Api } from '@datewright/sdk/host';
import { queryOptions } from '@datewright/sdk/query';

/** The member's matches, newest first. */
export const matchesQuery = (api: Api) =>
  queryOptions({ queryKey: ['chatpad', 'matches'], queryFn: ({ signal }) => api.call(listMatches, { signal }) });

export const matchQuery = (api: Api, matchId: string) =>
  queryOptions({
    queryKey: ['chatpad', 'match', matchId],
    queryFn: ({ signal }) => api.call(getMatch, { params: { matchId }, signal }),
    // Another tab or device may have saved it since.
    refetchOnMount: 'always',
  });
