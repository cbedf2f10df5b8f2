import { type Playbook, type PlaybookSummary, playbook } from '@datewright/contracts/datecoach/playbook';
import { readPersisted, usePersistedState } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import { useCallback } from 'react';
import { useStorageKey } from '../../../hooks/use-storage-key.ts';

/** Playbooks that a browser keeps: some hundred kilobytes. */
const maxStoredPlaybooks = 8;

/** Milliseconds in which a list may not know a playbook yet that was just written. */
const newPlaybookWindow = 60_000;

const storedPlaybooks = z.object({ playbooks: z.array(playbook) });

/** Playbooks that can be read without a connection, the one that was read last first. */
export function useStoredPlaybooks() {
  const key = useStorageKey('playbooks');
  const [{ playbooks }, change, now] = usePersistedState(
    'localStorage',
    key,
    () => readPersisted('localStorage', key, storedPlaybooks) ?? { playbooks: [] },
  );
  return {
    playbooks,
    keep: useCallback(
      (next: Playbook) => {
        const others = now().playbooks.filter(({ operationId }) => operationId !== next.operationId);
        change({ playbooks: [next, ...others].slice(0, maxStoredPlaybooks) });
      },
      [change, now],
    ),
    forget: useCallback(
      (operationId: string) => change({ playbooks: now().playbooks.filter((one) => one.operationId !== operationId) }),
      [change, now],
    ),
    /** Forgets those that were deleted elsewhere. `at`: when the list was read. */
    follow: useCallback(
      (listed: readonly PlaybookSummary[], at: number) => {
        const ids = new Set(listed.map(({ operationId }) => operationId));
        const stays = ({ operationId, createdAt }: Playbook) =>
          ids.has(operationId) || Date.parse(createdAt) > at - newPlaybookWindow;
        const { playbooks: before } = now();
        if (!before.every(stays)) change({ playbooks: before.filter(stays) });
      },
      [change, now],
    ),
  };
}
export type StoredPlaybooks = ReturnType<typeof useStoredPlaybooks>;
