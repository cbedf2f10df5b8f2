import { ApiError, useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { useEffect } from 'react';
import { playbookQuery, playbooksQuery } from '../api/playbook-queries.ts';
import { findPlaybook, type PlaybookTarget } from '../lib/playbook-request.ts';
import type { StoredPlaybooks } from './use-stored-playbooks.ts';

/** The member's playbooks. Those that were deleted elsewhere are removed from this browser too. */
export function usePlaybookList({ syncWithList }: StoredPlaybooks) {
  const api = useApi();
  const { data, dataUpdatedAt, isError, refetch } = useQuery({ ...playbooksQuery(api), refetchOnMount: 'always' });
  useEffect(() => {
    if (data) syncWithList(data, dataUpdatedAt);
  }, [data, dataUpdatedAt, syncWithList]);
  return { playbooks: data, isFailed: isError && data === undefined, refetch: () => void refetch() };
}
export type PlaybookListState = ReturnType<typeof usePlaybookList>;

/** An existing playbook for this target, from this browser or else from the service. Reading it is free. */
export function useExistingPlaybook(
  target: PlaybookTarget | null,
  { playbooks, save }: StoredPlaybooks,
  listed: PlaybookListState['playbooks'],
) {
  const api = useApi();
  const stored = target && findPlaybook(playbooks, target);
  const remote = target && !stored && listed ? findPlaybook(listed, target) : null;
  const query = useQuery({ ...playbookQuery(api, remote?.operationId ?? ''), enabled: remote !== null });
  const fetched = remote ? query.data : undefined;
  // Deleted since the list was fetched.
  const isGone = query.error instanceof ApiError && query.error.code === 'playbook_not_found';
  useEffect(() => {
    if (fetched) save(fetched);
  }, [fetched, save]);
  return {
    playbook: stored ?? fetched ?? null,
    /** One exists and is being fetched. */
    isReading: remote !== null && !fetched && !query.isError,
    /** One exists and could not be fetched. */
    isFailed: remote !== null && !fetched && query.isError && !isGone,
    refetch: () => void query.refetch(),
  };
}
export type ExistingPlaybook = ReturnType<typeof useExistingPlaybook>;
