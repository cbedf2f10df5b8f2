import type { Connection, QueryFilter, UpdateQuery } from 'mongoose';
import { type Subscription, type User, userModel } from '../user-model.ts';
import type { OpenCheckout, WithdrawalRecord } from './billing-schema.ts';

export type BillingRepository = ReturnType<typeof createBillingRepository>;

/** The billing fields of the users' documents. Each change is one conditional write to one document. */
export function createBillingRepository(connection: Connection) {
  const model = userModel(connection);
  const change = (condition: QueryFilter<User>, update: UpdateQuery<User>) =>
    model.findOneAndUpdate(condition, update, { returnDocument: 'after' }).lean<User>().exec();

  /** Matches while the member has started exactly this many checkouts. */
  const startedSoFar = (_id: string, checkouts: number) => ({ _id, 'billing.checkouts': checkouts || null });

  return {
    findByCustomer: (customerId: string) => model.findOne({ 'billing.customerId': customerId }).lean<User>().exec(),

    /** Stores the member's Stripe customer unless there is one; returns the stored id. */
    async saveCustomer(_id: string, customerId: string): Promise<string> {
      const saved = await change({ _id, 'billing.customerId': null }, { $set: { 'billing.customerId': customerId } });
      const user = saved ?? (await model.findOne({ _id }).lean<User>().exec());
      return user?.billing?.customerId ?? customerId;
    },

    /**
     * Drops the member's customer, or the one about to be created, and raises the number that the next idempotency key
     * uses.
     */
    discardCustomer: (_id: string, customerId: string | null) =>
      change(
        { _id, 'billing.customerId': customerId },
        { $inc: { 'billing.customers': 1 }, $unset: { 'billing.customerId': 1, 'billing.checkout': 1 } },
      ),

    /** Takes the number of the sync that is about to start. */
    async nextSyncNumber(_id: string): Promise<number> {
      const user = await change({ _id }, { $inc: { 'billing.lastReading': 1 } });
      return user?.billing?.lastReading ?? 0;
    },

    /** Stores the result of a sync, unless a later sync was stored or the member withdrew from the contract. */
    saveSubscription: (_id: string, reading: number, subscription: Subscription | null, nextReadingAt: Date) =>
      change(
        {
          _id,
          $or: [{ 'billing.writtenReading': null }, { 'billing.writtenReading': { $lt: reading } }],
          ...(subscription && { 'billing.withdrawals.contractId': { $ne: subscription.id } }),
        },
        {
          $set: {
            subscription,
            'billing.writtenReading': reading,
            'billing.nextReadingAt': nextReadingAt,
          },
        },
      ),

    /** Makes `checkout`, number `before + 1`, the one that can be paid; `null` when another was faster. */
    saveCheckout: (_id: string, before: number, checkout: OpenCheckout) =>
      change(startedSoFar(_id, before), {
        $set: { 'billing.checkouts': before + 1, 'billing.checkout': checkout },
      }),

    /** Skips the number after `before`, whose process seems to have died. */
    skipCheckout: (_id: string, before: number) =>
      change(startedSoFar(_id, before), { $set: { 'billing.checkouts': before + 1 } }),

    async saveUpgradeConsent(_id: string, at: Date, upgradeQuotedAt?: number): Promise<void> {
      const quote = upgradeQuotedAt !== undefined && { 'billing.upgradeQuotedAt': upgradeQuotedAt };
      await change({ _id }, { $set: { 'billing.upgradeConsentAt': at, ...quote } });
    },

    /** Until then the member may change things at Stripe, so the next sync comes soon. */
    async expectChanges(_id: string, restlessUntil: Date, nextReadingAt: Date): Promise<void> {
      await change(
        { _id },
        { $max: { 'billing.restlessUntil': restlessUntil }, $min: { 'billing.nextReadingAt': nextReadingAt } },
      );
    },

    /** Claims one member whose sync is due and postpones their next one. */
    claimDueSync: (now: Date, nextReadingAt: Date) =>
      model
        .findOneAndUpdate(
          { 'billing.nextReadingAt': { $lte: now } },
          { $set: { 'billing.nextReadingAt': nextReadingAt } },
          { sort: { 'billing.nextReadingAt': 1 }, returnDocument: 'after' },
        )
        .lean<User>()
        .exec(),

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
  };
}
