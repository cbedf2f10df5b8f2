import type { ToolName } from '@datewright/contracts/tool-lookup';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, type QueryFilter, Schema, type UpdateQuery } from 'mongoose';
import type { CreditPeriod } from '../../rules/credits/credit-period.ts';
import type { LedgerLine } from './credit-ledger-repository.ts';

export interface CreditReservation {
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
export interface CreditAccount {
  _id: string;
  userId: string;
  tool: ToolName;
  periodStart: Date;
  periodEnd: Date;
  limit: number;
  /** Under zero after a plan went down by more than was left. */
  available: number;
  used: number;
  holds: CreditReservation[];
  pendingLines: PendingLine[];
  /** Placements that ended here: operations that went on to another book. Never taken back. */
  leftPlacements: string[];
}

/** What a book holds now, without what waits for the ledger: that grows with everybody who spends from it at once. */
export type CreditAccountState = Omit<CreditAccount, 'pendingLines' | 'leftPlacements'>;
const stateProjection = { pendingLines: 0, leftPlacements: 0 } as const;

const pendingLineSchema = {
  _id: false,
  lineId: String,
  kind: String,
  amount: Number,
  operationId: String,
  purpose: String,
  at: Date,
};
const schema = new Schema<CreditAccount>(
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
    pendingLines: [pendingLineSchema],
    leftPlacements: [String],
  },
  { versionKey: false },
);
schema.index({ 'holds.expiresAt': 1 });
schema.index({ 'pendingLines.at': 1 });

export const creditAccountId = (userId: string, tool: ToolName, period: CreditPeriod) =>
  `${userId}:${tool}:${period.key}`;

export type CreditAccountRepository = ReturnType<typeof createCreditAccountRepository>;

export function createCreditAccountRepository(connection: Connection) {
  const model = connection.model<CreditAccount>('CreditBook', schema, 'creditBooks');
  /** Answers the book after the change, or `null` when the condition did not hold. */
  const change = (condition: QueryFilter<CreditAccount>, update: UpdateQuery<CreditAccount>) =>
    model
      .findOneAndUpdate(condition, update, { returnDocument: 'after', projection: stateProjection })
      .lean<CreditAccountState>()
      .exec();
  const untouchedBy = (operationId: string) => ({
    'holds.operationId': { $ne: operationId },
    'pendingLines.operationId': { $ne: operationId },
  });

  return {
    findById: (_id: string) => model.findOne({ _id }).lean<CreditAccount>().exec(),
    /** The one hold alone: a book that many spend from at once is large. */
    async findReservation(_id: string, operationId: string): Promise<CreditReservation | undefined> {
      const only = { _id: 0, holds: { $elemMatch: { operationId } } };
      const book = await model
        .findOne({ _id, 'holds.operationId': operationId }, only)
        .lean<Pick<CreditAccount, 'holds'>>();
      return book?.holds[0];
    },
    findByIds: (ids: string[]) =>
      model
        .find({ _id: { $in: ids } })
        .lean<CreditAccount[]>()
        .exec(),

    /** Opens the period's book with its full limit, unless it is open. */
    async createIfMissing(userId: string, tool: ToolName, period: CreditPeriod, opened: PendingLine): Promise<void> {
      const { start: periodStart, end: periodEnd, limit } = period;
      const fresh = { userId, tool, periodStart, periodEnd, limit, available: limit, used: 0 };
      const empty = { holds: [], leftPlacements: [], pendingLines: [opened] };
      await model
        .updateOne(
          { _id: creditAccountId(userId, tool, period) },
          { $setOnInsert: { ...fresh, ...empty } },
          { upsert: true },
        )
        .catch((error) => {
          if (!isDuplicateKeyError(error)) throw error;
        });
    },

    /** Holds credits: only if there are enough, and the operation is neither here already nor has left. */
    reserve: (_id: string, hold: CreditReservation, placement: string) =>
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
    commit: (_id: string, { holdId, amount }: CreditReservation, charged: PendingLine) =>
      change(
        { _id, holds: { $elemMatch: { holdId, expiresAt: { $gt: charged.at } } } },
        { $pull: { holds: { holdId } }, $inc: { used: amount }, $push: { pendingLines: charged } },
      ),

    /** Gives one hold back, once, whoever asks first. Without a line the hold leaves no trace. */
    release: (_id: string, { holdId, amount }: CreditReservation, line?: PendingLine) =>
      change(
        { _id, 'holds.holdId': holdId },
        { $pull: { holds: { holdId } }, $inc: { available: amount }, ...(line && { $push: { pendingLines: line } }) },
      ),

    /** Brings the book to another limit after a change of plan. */
    adjustLimit: (_id: string, from: number, to: number, adjusted: PendingLine) =>
      change(
        { _id, limit: from },
        { $set: { limit: to }, $inc: { available: to - from }, $push: { pendingLines: adjusted } },
      ),

    /** Ends a placement: it can take no hold here any more. Not while the operation is held here, or just charged. */
    endPlacement: (_id: string, operationId: string, placement: string) =>
      change({ _id, ...untouchedBy(operationId) }, { $addToSet: { leftPlacements: placement } }),

    /** Forgets lines that the ledger has. */
    async removePendingLines(_id: string, lineIds: string[]): Promise<void> {
      await model.updateOne({ _id }, { $pull: { pendingLines: { lineId: { $in: lineIds } } } });
    },

    findWithExpiredReservations: (now: Date, most: number) =>
      model
        .find({ 'holds.expiresAt': { $lte: now } })
        .limit(most)
        .lean<CreditAccount[]>()
        .exec(),
    findWithPendingLines: (before: Date, most: number) =>
      model
        .find({ 'pendingLines.at': { $lte: before } })
        .limit(most)
        .lean<CreditAccount[]>()
        .exec(),
    findByUser: (userId: string) =>
      model.find({ userId }).sort({ periodEnd: -1 }).limit(50).lean<CreditAccount[]>().exec(),
  };
}
