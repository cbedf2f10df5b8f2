import type { ToolName } from '@datewright/contracts/tool-lookup';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import type { Connection, Model } from 'mongoose';
import type { CreditAccountState, CreditReservation } from '../../rules/credits/credit-account-state.ts';
import type { CreditPeriod } from '../../rules/credits/credit-period.ts';
import { type CreditAccount, creditAccountId, creditAccountSchema, type PendingLine } from './credit-account-schema.ts';
import { createCreditChanges, stateProjection } from './credit-account-writes.ts';

export type CreditAccountRepository = ReturnType<typeof createCreditAccountRepository>;

export function createCreditAccountRepository(connection: Connection) {
  const model = connection.model<CreditAccount>('CreditBook', creditAccountSchema, 'creditBooks');
  return {
    ...createCreditChanges(model),
    findById: (_id: string) => model.findOne({ _id }).lean<CreditAccount>().exec(),
    /** The account's limit; `undefined` without an account. */
    async findLimit(_id: string): Promise<number | undefined> {
      const account = await model.findOne({ _id }, { _id: 0, limit: 1 }).lean<Pick<CreditAccount, 'limit'>>();
      return account?.limit;
    },
    findState: (_id: string) => model.findOne({ _id }, stateProjection).lean<CreditAccountState>().exec(),
    /** Loads only this reservation, because an account with much concurrent spending is large. */
    async findReservation(_id: string, operationId: string): Promise<CreditReservation | undefined> {
      const only = { _id: 0, holds: { $elemMatch: { operationId } } };
      const account = await model
        .findOne({ _id, 'holds.operationId': operationId }, only)
        .lean<Pick<CreditAccount, 'holds'>>();
      return account?.holds[0];
    },
    findStates: (ids: string[]) =>
      model
        .find({ _id: { $in: ids } }, stateProjection)
        .lean<CreditAccountState[]>()
        .exec(),

    createIfMissing: (userId: string, tool: ToolName, period: CreditPeriod, opened: PendingLine) =>
      createIfMissing(model, createFullAccount(userId, tool, period, opened)),

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

const createFullAccount = (
  userId: string,
  tool: ToolName,
  period: CreditPeriod,
  opened: PendingLine,
): CreditAccount => ({
  _id: creditAccountId(userId, tool, period),
  ...{ userId, tool, periodStart: period.start, periodEnd: period.end },
  ...{ limit: period.limit, available: period.limit, used: 0 },
  ...{ holds: [], leftPlacements: [], repeats: [], pendingLines: [opened] },
});

/** Creates the period's account with its full limit, unless it exists. */
async function createIfMissing(model: Model<CreditAccount>, { _id, ...fresh }: CreditAccount): Promise<void> {
  await model.updateOne({ _id }, { $setOnInsert: fresh }, { upsert: true }).catch((error) => {
    if (!isDuplicateKeyError(error)) throw error;
  });
}
