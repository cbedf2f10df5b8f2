import { ApiError, useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { useEffect } from 'react';
import { playbookQuery, playbooksQuery } from '../api/playbook-queries.ts';
import { findPlaybook, type PlaybookTarget } from '../lib/playbook-request.ts';
import type { StoredPlaybooks } from './use-stored-playbooks.ts';

/** The member's playbooks; what was deleted elsewhere leaves this device too. */
export function usePlaybookList({ follow }: StoredPlaybooks) {
  const api = useApi();
  const { data, dataUpdatedAt, isError, refetch } = useQuery({ ...playbooksQuery(api), refetchOnMount: 'always' });
  useEffect(() => {
    if (data) follow(data, dataUpdatedAt);
  }, [data, dataUpdatedAt, follow]);
  return { playbooks: data, isFailed: isError && data === undefined, read: () => void refetch() };
}
export type PlaybookListState = ReturnType<typeof usePlaybookList>;

/** The playbook that exists for this wish: on this device, or else at the service. It costs nothing to read. */
export function useExistingPlaybook(
  wanted: PlaybookTarget | null,
  shelf: StoredPlaybooks,
  listed: PlaybookListState['playbooks'],
) {
  const api = useApi();
  const { playbooks, keep } = shelf;
  const here = wanted && findPlaybook(playbooks, wanted);
  const there = wanted && !here && listed ? findPlaybook(listed, wanted) : null;
  const read = useQuery({ ...playbookQuery(api, there?.operationId ?? ''), enabled: there !== null });
  const whole = there ? read.data : undefined;
  // Deleted since the list was read.
  const isGone = read.error instanceof ApiError && read.error.code === 'playbook_not_found';
  useEffect(() => {
    if (whole) keep(whole);
  }, [whole, keep]);
  return {
    playbook: here ?? whole ?? null,
    /** One exists, and is on its way. */
    isReading: there !== null && !whole && !read.isError,
    /** One exists, and does not come. */
    isFailed: there !== null && !whole && read.isError && !isGone,
    read: () => void read.refetch(),
  };
}
