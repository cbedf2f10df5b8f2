import { readKept, writeKept } from '@datewright/sdk/kept';
import { z } from '@datewright/sdk/zod';
import { isSameFor, type PlaybookFor, playbookFor } from './order.ts';

/** Milliseconds: how long a mark counts, and how long another tab waits for it. */
const marked = { lasts: 10_000, waits: 3000 };

const mark = z.object({ wanted: playbookFor, at: z.number() });

/**
 * Two tabs that ask for the same playbook at once: the second one waits a moment, so that it finds what the first one
 * began. Answers what takes the mark away again.
 */
export async function waitForOthers(key: string, wanted: PlaybookFor, signal: AbortSignal): Promise<() => void> {
  const before = readKept('localStorage', key, mark);
  const isMarked = before && Math.abs(Date.now() - before.at) < marked.lasts && isSameFor(before.wanted, wanted);
  if (isMarked) await pause(marked.waits, signal);
  writeKept('localStorage', key, { wanted, at: Date.now() });
  return () => writeKept('localStorage', key, null);
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
