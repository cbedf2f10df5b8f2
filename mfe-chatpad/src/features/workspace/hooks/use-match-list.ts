import { useApi, useSession } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { useEffect } from 'react';
import { listUnsavedMatches } from '../../../lib/draft-storage.ts';
import { clearOtherMembers } from '../../../lib/storage-keys.ts';
import { matchesQuery } from '../../matches/api/match-queries.ts';

/** The member's saved matches, and those that exist only in this browser. */
export function useMatchList() {
  const member = useSession().user?.id ?? '';
  const { data, error, refetch } = useQuery(matchesQuery(useApi()));
  useEffect(() => {
    if (member !== '') clearOtherMembers(member);
  }, [member]);
  const hasFailed = error !== null && !data;
  // A closed match opens only when it is chosen.
  const newest = data?.matches.find(({ closed }) => !closed)?.id ?? null;
  return {
    member,
    matches: data?.matches,
    unsaved: listUnsavedMatches(member),
    /** The newest match that is open: `null` when there is none or the list failed, `undefined` while loading. */
    newest: data || hasFailed ? newest : undefined,
    hasFailed,
    refetch,
  };
}
