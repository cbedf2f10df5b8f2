import type { ToolName } from '@datewright/contracts/tool-words';
import { isDuplicateKey } from '@datewright/service-kit/mongo';
import { type Connection, type QueryFilter, Schema, type UpdateQuery } from 'mongoose';
import type { CreditPeriod } from '../rules/credit-period.ts';
import type { LedgerLine } from './credit-ledger.ts';

export interface Hold {
  holdId: string;
  operationId: string;
  amount: number;
  expiresAt: Date;
}

/** What happened to a book, written with the change itself and moved to the ledger after it. */
export type PendingLine = Pick<LedgerLine, 'lineId' | 'kind' | 'amount' | 'operationId' | 'purpose' | 'at'>;

/**
 * One member's credits of one tool in one period. `limit = available + used + held`, always, because every change is
 * one conditional write to this one document. It is the truth; the ledger is told from it.
 */
export interface CreditBook {
  _id: string;
  userId: string;
  tool: ToolName;
  periodStart: Date;
  periodEnd: Date;
  limit: number;
  /** Under zero after a plan went down by more than was left. */
  available: number;
  used: number;
  holds: Hold[];
  pendingLines: PendingLine[];
  /** Placements that ended here: operations that went on to another book. Never taken back. */
  leftPlacements: string[];
}

/** What a book holds now, without what waits for the ledger: that grows with everybody who spends from it at once. */
export type BookState = Omit<CreditBook, 'pendingLines' | 'leftPlacements'>;
const onlyState = { pendingLines: 0, leftPlacements: 0 } as const;

const line = {
  _id: false,
  lineId: String,
  kind: String,
  amount: Number,
  operationId: String,
  purpose: String,
  at: Date,
};
const schema = new Schema<CreditBook>(
  {
    _id: String,
    userId: { type: String, index: true },
    tool: String,
    periodStart: Date,
    periodEnd: Date,
    limit: Number,
    available: Number,
    used: Number,
    holds: [{ _id: false, holdId: String, operationId: String, amount: Number, expiresAt: Date }],
    pendingLines: [line],
    leftPlacements: [String],
  },
  { versionKey: false },
);
schema.index({ 'holds.expiresAt': 1 });
schema.index({ 'pendingLines.at': 1 });

export const bookIdOf = (userId: string, tool: ToolName, period: CreditPeriod) => `${userId}:${tool}:${period.key}`;

export type CreditBooks = ReturnType<typeof creditBooks>;

export function creditBooks(connection: Connection) {
  const model = connection.model<CreditBook>('CreditBook', schema, 'creditBooks');
  /** Answers the book after the change, or `null` when the condition did not hold. */
  const change = (condition: QueryFilter<CreditBook>, update: UpdateQuery<CreditBook>) =>
    model
      .findOneAndUpdate(condition, update, { returnDocument: 'after', projection: onlyState })
      .lean<BookState>()
      .exec();
  const untouchedBy = (operationId: string) => ({
    'holds.operationId': { $ne: operationId },
    'pendingLines.operationId': { $ne: operationId },
  });

  return {
    find: (_id: string) => model.findOne({ _id }).lean<CreditBook>().exec(),
    /** The one hold alone: a book that many spend from at once is large. */
    async findHold(_id: string, operationId: string): Promise<Hold | undefined> {
      const only = { _id: 0, holds: { $elemMatch: { operationId } } };
      const book = await model
        .findOne({ _id, 'holds.operationId': operationId }, only)
        .lean<Pick<CreditBook, 'holds'>>();
      return book?.holds[0];
    },
    findAll: (ids: string[]) =>
      model
        .find({ _id: { $in: ids } })
        .lean<CreditBook[]>()
        .exec(),

    /** Opens the period's book with its full limit, unless it is open. */
    async open(userId: string, tool: ToolName, period: CreditPeriod, opened: PendingLine): Promise<void> {
      const { start: periodStart, end: periodEnd, limit } = period;
      const fresh = { userId, tool, periodStart, periodEnd, limit, available: limit, used: 0 };
      const empty = { holds: [], leftPlacements: [], pendingLines: [opened] };
      await model
        .updateOne({ _id: bookIdOf(userId, tool, period) }, { $setOnInsert: { ...fresh, ...empty } }, { upsert: true })
        .catch((error) => {
          if (!isDuplicateKey(error)) throw error;
        });
    },

    /** Holds credits: only if there are enough, and the operation is neither here already nor has left. */
    hold: (_id: string, hold: Hold, placement: string) =>
      change(
        {
          _id,
          available: { $gte: hold.amount },
          ...untouchedBy(hold.operationId),
          leftPlacements: { $ne: placement },
        },
        { $inc: { available: -hold.amount }, $push: { holds: hold } },
      ),

    /** Turns one hold into a charge, unless it is gone or past its time. */
    charge: (_id: string, { holdId, amount }: Hold, charged: PendingLine) =>
      change(
        { _id, holds: { $elemMatch: { holdId, expiresAt: { $gt: charged.at } } } },
        { $pull: { holds: { holdId } }, $inc: { used: amount }, $push: { pendingLines: charged } },
      ),

    /** Gives one hold back, once, whoever asks first. Without a line the hold leaves no trace. */
    giveBack: (_id: string, { holdId, amount }: Hold, line?: PendingLine) =>
      change(
        { _id, 'holds.holdId': holdId },
        { $pull: { holds: { holdId } }, $inc: { available: amount }, ...(line && { $push: { pendingLines: line } }) },
      ),

    /** Brings the book to another limit after a change of plan. */
    adjust: (_id: string, from: number, to: number, adjusted: PendingLine) =>
      change(
        { _id, limit: from },
        { $set: { limit: to }, $inc: { available: to - from }, $push: { pendingLines: adjusted } },
      ),

    /** Ends a placement: it can take no hold here any more. Not while the operation is held here, or just charged. */
    leave: (_id: string, operationId: string, placement: string) =>
      change({ _id, ...untouchedBy(operationId) }, { $addToSet: { leftPlacements: placement } }),

    /** Forgets lines that the ledger has. */
    async forgetLines(_id: string, lineIds: string[]): Promise<void> {
      await model.updateOne({ _id }, { $pull: { pendingLines: { lineId: { $in: lineIds } } } });
    },

    withExpiredHolds: (now: Date, most: number) =>
      model
        .find({ 'holds.expiresAt': { $lte: now } })
        .limit(most)
        .lean<CreditBook[]>()
        .exec(),
    withPendingLines: (before: Date, most: number) =>
      model
        .find({ 'pendingLines.at': { $lte: before } })
        .limit(most)
        .lean<CreditBook[]>()
        .exec(),
    ofUser: (userId: string) => model.find({ userId }).sort({ periodEnd: -1 }).limit(50).lean<CreditBook[]>().exec(),
  };
}
