import type { ClaimedWork, NewWork } from '../claimed-work.ts';
import type { CreditHold } from '../credit-hold.ts';
import { AppError, asAppError } from '../errors.ts';
import { finishWork, keepLease, openWork, type PaidOrder, undoWork, whyLost } from './order.ts';

export interface StreamedOrder<
  Work extends ClaimedWork,
  Wanted extends NewWork<ClaimedWork>,
  Hold extends CreditHold,
  Piece,
> extends PaidOrder<Work, Wanted, Hold> {
  /** Of `paidBook`: what a process that dies leaves is settled by others. */
  settleAbandoned(userId: string): Promise<void>;
  /** The credit is held, and what comes is shown from now on. */
  begin(work: Work): void;
  /** What a process that died had kept, and nobody has seen. */
  kept(work: Work): Piece[];
  /** Writes the pieces. */
  write(work: Work): AsyncIterable<Piece>;
  /** Keeps a piece under the work's lease; false when it is another's, or gone. */
  keep(work: Work, piece: Piece): Promise<boolean>;
  show(piece: Piece): void;
  /** As many as the credit promises: an end before that is a failure. */
  enough: number;
  /** Aborted when nobody reads any more. */
  left: AbortSignal;
}

export type Streamed<Work, Hold, Piece> =
  | { isOver: true; work: Work }
  | { isOver: false; work: Work; hold: Hold; shown: Piece[]; failure: AppError | null };

/**
 * An answer that is read while it is written. Each piece is kept before it is shown, and the credit is charged before the first:
 * what a member saw is theirs, and what nobody saw costs nothing. Throws only before anything was written; a failure after that is
 * answered, with the books ended.
 */
export async function paidStreamed<
  Work extends ClaimedWork,
  Wanted extends NewWork<ClaimedWork>,
  Hold extends CreditHold,
  Piece,
>(order: StreamedOrder<Work, Wanted, Hold, Piece>): Promise<Streamed<Work, Hold, Piece>> {
  const opened = await openWork(order);
  if (opened.isOver) return opened;
  const { work, hold } = opened;
  const { book, left } = order;
  const lease = keepLease(order, work);
  const shown: Piece[] = [];
  let isKept = order.isKept(work);

  async function show(piece: Piece): Promise<void> {
    if (shown.length === 0) {
      await hold.spend();
      if (!(await book.pay(work))) throw await whyLost(book, work);
    }
    shown.push(piece);
    order.show(piece);
  }
  async function write(): Promise<void> {
    order.begin(work);
    for (const piece of order.kept(work)) await show(piece);
    for await (const piece of order.write(work)) {
      // An abandoned stream may still hand out what it has: nobody pays for what nobody sees.
      if (shown.length === 0) left.throwIfAborted();
      if (!(await order.keep(work, piece))) throw await whyLost(book, work);
      isKept = true;
      await show(piece);
    }
    if (shown.length < order.enough) throw new AppError('ai_failed');
  }

  let failure = await write().then(
    () => null,
    (error) => (shown.length < order.enough ? asAppError(error) : null),
  );
  await lease.stop();
  if (shown.length > 0) await finishWork(book, work);
  else if (!(await undoWork(order, work, hold, isKept))) failure = new AppError('operation_running');
  if (failure && hold.isCharged === null) failure = new AppError('charge_unknown', { cause: failure });
  return { isOver: false, work, hold, shown, failure };
}
