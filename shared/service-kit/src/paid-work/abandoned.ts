import type { BackgroundWork } from '../background-work.ts';
import { type ClaimedWork, type ClaimingBook, leaseOfRequest, type NewWork, type WorkBook } from '../claimed-work.ts';
import { settleOperation } from '../credit-hold.ts';
import type { CreditsClient } from '../credits-client.ts';
import { repeat } from '../repeat.ts';
import { currentRequest } from '../request-scope.ts';
import type { ToolBase } from '../tool-base.ts';
import type { PaidOrder } from './order.ts';

export interface AbandonedParts<Work extends ClaimedWork> {
  book: Pick<WorkBook<Work>, 'abandoned' | 'takeOver' | 'finish' | 'owe' | 'drop'>;
  credits: CreditsClient;
  /** Milliseconds since 1970. */
  now: () => number;
  /** It has an answer that can be shown. */
  isKept(work: Work): boolean;
  /** What became of its payment, where that may be another than a credit. Gives back what is not charged. */
  settle?(work: Work): Promise<'charged' | 'released'>;
  /** A job waits to do it: then nothing is abandoned. */
  isQueued?(work: Work): Promise<boolean>;
}

/** Milliseconds in which what became of one is found out. */
const settling = 10_000;

/**
 * Settles what a dead process left by its operation: charged, its answer is the member's and is shown from now on; not
 * charged, the credit is given back and nothing is left. Charged and not written, it waits to be asked for again.
 * `userId`: of this member alone.
 */
export async function settleAbandoned<Work extends ClaimedWork>(
  parts: AbandonedParts<Work>,
  userId?: string,
): Promise<void> {
  const { book, credits, now, isKept, settle = (work) => settleOperation(credits, work), isQueued } = parts;
  for (const work of await book.abandoned(new Date(now()), userId)) {
    if (await isQueued?.(work)) continue;
    const mine = await book.takeOver(work, new Date(now()), new Date(now() + settling));
    if (!mine) continue;
    // The member has seen some of it.
    if (mine.state === 'paid') await book.finish(mine);
    else if ((await settle(mine)) === 'released') await book.drop(mine);
    else if (isKept(mine)) await book.finish(mine);
    else await book.owe(mine, new Date(now()));
  }
}

/** The paid work of one collection: all that an order needs beside what it is for. */
export interface PaidBook<Work extends ClaimedWork, Wanted extends NewWork<ClaimedWork>>
  extends Pick<PaidOrder<Work, Wanted, never>, 'book' | 'now' | 'isKept'> {
  /** For new work, from now on. */
  leaseUntil(): Date;
  /** Settles what a dead process left of this member's. Never throws: who reads shows what is known. */
  settleAbandoned(userId: string): Promise<void>;
}

type PaidBookParts<Work extends ClaimedWork, Wanted extends NewWork<ClaimedWork>> = Omit<
  AbandonedParts<Work>,
  'credits' | 'now' | 'book'
> & { book: WorkBook<Work> & ClaimingBook<Work, Wanted> };

/** Milliseconds between two looks for what was abandoned. */
const interval = 15_000;

/** Settles what dead processes left again and again, on every instance. */
export function keepSettling<Work extends ClaimedWork>(background: BackgroundWork, parts: AbandonedParts<Work>): void {
  repeat(background, { name: 'settle abandoned work', interval }, () => settleAbandoned(parts));
}

/** Paid work of one collection, with what dead processes left settled again and again, on every instance. */
export function paidBook<Work extends ClaimedWork, Wanted extends NewWork<ClaimedWork>>(
  { background, credits, now, config }: Pick<ToolBase, 'background' | 'credits' | 'now' | 'config'>,
  parts: PaidBookParts<Work, Wanted>,
): PaidBook<Work, Wanted> {
  const all = { ...parts, credits, now };
  keepSettling(background, all);
  return {
    book: parts.book,
    now,
    isKept: parts.isKept,
    leaseUntil: () => leaseOfRequest(now(), config.HOLD_SECONDS),
    settleAbandoned: (userId) =>
      settleAbandoned(all, userId).catch((error) => {
        currentRequest().log.warn({ err: error }, 'what a process left is not settled yet');
      }),
  };
}
