import type { ToolName } from '@datewright/contracts/tool-lookup';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import type { Connection, QueryFilter, UpdateQuery } from 'mongoose';
import type { CreditAccountState, CreditReservation } from '../../rules/credits/credit-account-state.ts';
import type { CreditPeriod } from '../../rules/credits/credit-period.ts';
import { type CreditAccount, creditAccountId, creditAccountSchema, type PendingLine } from './credit-account-schema.ts';

const stateProjection = { pendingLines: 0, leftPlacements: 0 } as const;

export type CreditAccountRepository = ReturnType<typeof createCreditAccountRepository>;

export function createCreditAccountRepository(connection: Connection) {
  const model = connection.model<CreditAccount>('CreditBook', creditAccountSchema, 'creditBooks');
  /** Returns the account after the change, or `null` when the condition did not match. */
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
    /** Loads only this reservation, because an account with much concurrent spending is large. */
    async findReservation(_id: string, operationId: string): Promise<CreditReservation | undefined> {
      const only = { _id: 0, holds: { $elemMatch: { operationId } } };
      const account = await model
        .findOne({ _id, 'holds.operationId': operationId }, only)
        .lean<Pick<CreditAccount, 'holds'>>();
      return account?.holds[0];
    },
    findByIds: (ids: string[]) =>
      model
        .find({ _id: { $in: ids } })
        .lean<CreditAccount[]>()
        .exec(),

    /** Creates the period's account with its full limit, unless it exists. */
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

    /** Reserves credits only if enough are available and the operation is neither here nor has moved away. */
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

    /** Turns a reservation into a charge, unless it is gone or expired. */
    commit: (_id: string, { holdId, amount }: CreditReservation, charged: PendingLine) =>
      change(
        { _id, holds: { $elemMatch: { holdId, expiresAt: { $gt: charged.at } } } },
        { $pull: { holds: { holdId } }, $inc: { used: amount }, $push: { pendingLines: charged } },
      ),

    /** Releases a reservation exactly once, even when several callers try. Without a line the ledger shows nothing. */
    release: (_id: string, { holdId, amount }: CreditReservation, line?: PendingLine) =>
      change(
        { _id, 'holds.holdId': holdId },
        { $pull: { holds: { holdId } }, $inc: { available: amount }, ...(line && { $push: { pendingLines: line } }) },
      ),

    /** Changes the account's limit after a change of plan. */
    adjustLimit: (_id: string, from: number, to: number, adjusted: PendingLine) =>
      change(
        { _id, limit: from },
        { $set: { limit: to }, $inc: { available: to - from }, $push: { pendingLines: adjusted } },
      ),

    /**
     * Ends a placement, so that it can't reserve here again. Not while the operation is reserved or has just been
     * charged here.
     */
    endPlacement: (_id: string, operationId: string, placement: string) =>
      change({ _id, ...untouchedBy(operationId) }, { $addToSet: { leftPlacements: placement } }),

    /** Removes lines that the ledger has. */
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
    async deleteByUser(userId: string): Promise<void> {
      await model.deleteMany({ userId });
    },
    findByUser: (userId: string) =>
      model.find({ userId }).sort({ periodEnd: -1 }).limit(50).lean<CreditAccount[]>().exec(),
  };
}
