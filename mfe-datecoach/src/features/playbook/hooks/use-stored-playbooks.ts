import { type Playbook, type PlaybookSummary, playbook } from '@datewright/contracts/datecoach/playbook';
import { readPersisted, usePersistedState } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import { useCallback } from 'react';
import { useStorageKey } from '../../../hooks/use-storage-key.ts';

/** The newest playbooks are stored in the browser; together they take a few hundred kilobytes. */
const maxStoredPlaybooks = 8;

/** Milliseconds for which a list may still lack a playbook that was just written. */
const newPlaybookWindow = 60_000;

const storedPlaybooks = z.object({ playbooks: z.array(playbook) });

/** Playbooks that can be read offline, most recently read first. */
export function useStoredPlaybooks() {
  const key = useStorageKey('playbooks');
  const [{ playbooks }, change, latest] = usePersistedState(
    'localStorage',
    key,
    () => readPersisted('localStorage', key, storedPlaybooks) ?? { playbooks: [] },
  );
  return {
    playbooks,
    save: useCallback(
      (next: Playbook) => {
        const others = latest().playbooks.filter(({ operationId }) => operationId !== next.operationId);
        change({ playbooks: [next, ...others].slice(0, maxStoredPlaybooks) });
      },
      [change, latest],
    ),
    remove: useCallback(
      (operationId: string) =>
        change({ playbooks: latest().playbooks.filter((stored) => stored.operationId !== operationId) }),
      [change, latest],
    ),
    /** Removes those that were deleted elsewhere. `listedAt` is when the list was fetched, in milliseconds. */
    syncWithList: useCallback(
      (listed: readonly PlaybookSummary[], listedAt: number) => {
        const ids = new Set(listed.map(({ operationId }) => operationId));
        const isCurrent = ({ operationId, createdAt }: Playbook) =>
          ids.has(operationId) || Date.parse(createdAt) > listedAt - newPlaybookWindow;
        const { playbooks: before } = latest();
        if (!before.every(isCurrent)) change({ playbooks: before.filter(isCurrent) });
      },
      [change, latest],
    ),
  };
}
export type StoredPlaybooks = ReturnType<typeof useStoredPlaybooks>;
