import { ApiError, useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { useEffect } from 'react';
import { playbookQuery, playbooksQuery } from '../api/playbook-queries.ts';
import { listKeptPlaybooks, type PlaybookTarget } from '../lib/playbook-request.ts';
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

/**
 * The kept playbook to show for this target: `readId` if it is one for this spot, else the newest in the chosen style,
 * else the newest in another style, so that nothing paid for is hidden. Reading is free.
 */
export function useExistingPlaybook(
  target: Omit<PlaybookTarget, 'timeSlot'> | null,
  { playbooks, save }: StoredPlaybooks,
  { listed, readId }: { listed: PlaybookListState['playbooks']; readId: string | null },
) {
  const api = useApi();
  const kept = target ? listKeptPlaybooks([...(listed ?? []), ...playbooks], target) : [];
  const chosen =
    kept.find(({ operationId }) => operationId === readId) ??
    kept.find(({ responseStyle }) => responseStyle === target?.responseStyle) ??
    kept[0];
  const stored = playbooks.find(({ operationId }) => operationId === chosen?.operationId);
  const isRemote = chosen !== undefined && !stored;
  const query = useQuery({ ...playbookQuery(api, chosen?.operationId ?? ''), enabled: isRemote });
  const fetched = isRemote ? query.data : undefined;
  // Deleted since the list was fetched.
  const isGone = query.error instanceof ApiError && query.error.code === 'playbook_not_found';
  useEffect(() => {
    if (fetched) save(fetched);
  }, [fetched, save]);
  return {
    playbook: stored ?? fetched ?? null,
    /** All playbooks kept for this spot and match, newest first. */
    kept,
    /** One exists in the chosen style, so writing it again takes a credit. */
    hasStyle: kept.some(({ responseStyle }) => responseStyle === target?.responseStyle),
    /** One exists and is being fetched. */
    isReading: isRemote && !fetched && !query.isError,
    /** One exists and could not be fetched. */
    isFailed: isRemote && !fetched && query.isError && !isGone,
    refetch: () => void query.refetch(),
  };
}
export type ExistingPlaybook = ReturnType<typeof useExistingPlaybook>;
