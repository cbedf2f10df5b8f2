import { type Playbook, type PlaybookOf, playbook } from '@datewright/contracts/datecoach/playbook';
import { readKept, useKept } from '@datewright/sdk/kept';
import { z } from '@datewright/sdk/zod';
import { useCallback } from 'react';
import { useKey } from '../../frame/keys.ts';

/** Playbooks that a browser keeps: some hundred kilobytes. */
const most = 8;

/** Milliseconds in which a list may not know a playbook yet that was just written. */
const justWritten = 60_000;

const kept = z.object({ playbooks: z.array(playbook) });

/** Playbooks that can be read without a connection, the one that was read last first. */
export function useShelf() {
  const key = useKey('playbooks');
  const [{ playbooks }, change, now] = useKept(
    'localStorage',
    key,
    () => readKept('localStorage', key, kept) ?? { playbooks: [] },
  );
  return {
    playbooks,
    keep: useCallback(
      (next: Playbook) => {
        const others = now().playbooks.filter(({ operationId }) => operationId !== next.operationId);
        change({ playbooks: [next, ...others].slice(0, most) });
      },
      [change, now],
    ),
    forget: useCallback(
      (operationId: string) => change({ playbooks: now().playbooks.filter((one) => one.operationId !== operationId) }),
      [change, now],
    ),
    /** Forgets those that were deleted elsewhere. `at`: when the list was read. */
    follow: useCallback(
      (listed: readonly PlaybookOf[], at: number) => {
        const ids = new Set(listed.map(({ operationId }) => operationId));
        const stays = ({ operationId, createdAt }: Playbook) =>
          ids.has(operationId) || Date.parse(createdAt) > at - justWritten;
        const { playbooks: before } = now();
        if (!before.every(stays)) change({ playbooks: before.filter(stays) });
      },
      [change, now],
    ),
  };
}
export type Shelf = ReturnType<typeof useShelf>;
