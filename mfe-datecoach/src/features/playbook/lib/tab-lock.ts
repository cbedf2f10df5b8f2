import { readPersisted, writePersisted } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import { isSameTarget, type PlaybookTarget, playbookTarget } from './playbook-request.ts';

/** Milliseconds for which a lock is valid, and for which another tab waits for it. */
const lockTimes = { lasts: 10_000, waits: 3000 };

const lockSchema = z.object({ wanted: playbookTarget, at: z.number() });

/**
 * Waits briefly when another tab has just requested the same playbook, so that this tab finds the one already started.
 * Returns a function that releases the lock.
 */
export async function waitForOtherTabs(key: string, wanted: PlaybookTarget, signal: AbortSignal): Promise<() => void> {
  const lock = readPersisted('localStorage', key, lockSchema);
  const isLocked = lock && Math.abs(Date.now() - lock.at) < lockTimes.lasts && isSameTarget(lock.wanted, wanted);
  if (isLocked) await pause(lockTimes.waits, signal);
  writePersisted('localStorage', key, { wanted, at: Date.now() });
  return () => writePersisted('localStorage', key, null);
}

export const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end, { once: true });
  });
