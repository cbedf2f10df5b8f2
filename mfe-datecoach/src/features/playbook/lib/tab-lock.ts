import { readPersisted, writePersisted } from '@datewright/sdk/persisted-state';
import { z } from '@datewright/sdk/zod';
import { isSameTarget, type PlaybookTarget, playbookTarget } from './playbook-request.ts';

/** Milliseconds: how long a mark counts, and how long another tab waits for it. */
const lockTimes = { lasts: 10_000, waits: 3000 };

const lockSchema = z.object({ wanted: playbookTarget, at: z.number() });

/**
 * Two tabs that ask for the same playbook at once: the second one waits a moment, so that it finds what the first one
 * began. Answers what takes the mark away again.
 */
export async function waitForOtherTabs(key: string, wanted: PlaybookTarget, signal: AbortSignal): Promise<() => void> {
  const before = readPersisted('localStorage', key, lockSchema);
  const isMarked = before && Math.abs(Date.now() - before.at) < lockTimes.lasts && isSameTarget(before.wanted, wanted);
  if (isMarked) await pause(lockTimes.waits, signal);
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
