import type { Model } from 'mongoose';
import type { User } from '../user-model.ts';
import type { WithdrawalRecord } from './billing-schema.ts';
import type { Change } from './change.ts';

/** Withdrawals from contracts. */
export const createWithdrawalQueries = (model: Model<User>, change: Change) => ({
  /**
   * Adds a withdrawal unless its contract has one, then `null`. If it is the current plan's contract, the same write
   * ends the plan.
   */
  async addWithdrawal(_id: string, record: WithdrawalRecord, nextReadingAt: Date): Promise<User | null> {
    const once = { _id, 'billing.withdrawals.contractId': { $ne: record.contractId } };
    const $push = { 'billing.withdrawals': record };
    const $set = { 'billing.nextReadingAt': nextReadingAt };
    const ended = await change(
      { ...once, 'subscription.id': record.contractId },
      { $push, $set: { ...$set, subscription: null } },
    );
    return ended ?? change(once, { $push, $set });
  },

  async finishWithdrawal(_id: string, reference: string, amount: number): Promise<void> {
    await model.updateOne(
      { _id },
      { $set: { 'billing.withdrawals.$[own].state': 'done', 'billing.withdrawals.$[own].amount': amount } },
      { arrayFilters: [{ 'own.reference': reference, 'own.state': 'running' }] },
    );
  },
});
