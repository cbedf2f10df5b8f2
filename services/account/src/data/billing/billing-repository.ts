import type { Connection, QueryFilter, UpdateQuery } from 'mongoose';
import type { Subscription, User } from '../user-repository.ts';
import type { OpenCheckout, WithdrawalRecord } from './billing-schema.ts';

export type BillingRepository = ReturnType<typeof createBillingRepository>;

/** The billing side of the users' documents. Every change is one conditional write to one of them. */
export function createBillingRepository(connection: Connection) {
  const model = connection.model<User>('User');
  const change = (condition: QueryFilter<User>, update: UpdateQuery<User>) =>
    model.findOneAndUpdate(condition, update, { returnDocument: 'after' }).lean<User>().exec();

  /** Holds while the member has started just so many checkouts. */
  const startedSoFar = (_id: string, checkouts: number) => ({ _id, 'billing.checkouts': checkouts || null });

  return {
    findByCustomer: (customerId: string) => model.findOne({ 'billing.customerId': customerId }).lean<User>().exec(),

    /** Keeps the member's one customer: the first wins. Answers whose it is. */
    async saveCustomer(_id: string, customerId: string): Promise<string> {
      const kept = await change({ _id, 'billing.customerId': null }, { $set: { 'billing.customerId': customerId } });
      const user = kept ?? (await model.findOne({ _id }).lean<User>().exec());
      return user?.billing?.customerId ?? customerId;
    },

    /** Gives up the member's customer, or the one that was to be made: the next has another number. */
    discardCustomer: (_id: string, customerId: string | null) =>
      change(
        { _id, 'billing.customerId': customerId },
        { $inc: { 'billing.customers': 1 }, $unset: { 'billing.customerId': 1, 'billing.checkout': 1 } },
      ),

    /** The number of a reading that is about to begin. */
    async nextSyncNumber(_id: string): Promise<number> {
      const user = await change({ _id }, { $inc: { 'billing.lastReading': 1 } });
      return user?.billing?.lastReading ?? 0;
    },

    /** Writes what a reading found, unless a later reading was written already or its contract was withdrawn from. */
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

    /** Makes `checkout` number `before + 1` the one that can be paid; `null` when another came first. */
    saveCheckout: (_id: string, before: number, checkout: OpenCheckout) =>
      change(startedSoFar(_id, before), {
        $set: { 'billing.checkouts': before + 1, 'billing.checkout': checkout },
      }),

    /** Gives up the number after `before`, whose maker seems to have died. */
    skipCheckout: (_id: string, before: number) =>
      change(startedSoFar(_id, before), { $set: { 'billing.checkouts': before + 1 } }),

    async saveUpgradeConsent(_id: string, at: Date, upgradeQuotedAt?: number): Promise<void> {
      const quote = upgradeQuotedAt !== undefined && { 'billing.upgradeQuotedAt': upgradeQuotedAt };
      await change({ _id }, { $set: { 'billing.upgradeConsentAt': at, ...quote } });
    },

    /** The member may be changing things at the provider until then: the next reading comes soon. */
    async expectChanges(_id: string, restlessUntil: Date, nextReadingAt: Date): Promise<void> {
      await change(
        { _id },
        { $max: { 'billing.restlessUntil': restlessUntil }, $min: { 'billing.nextReadingAt': nextReadingAt } },
      );
    },

    /** Takes one member whose reading is due, and puts their next one off. */
    claimDueSync: (now: Date, nextReadingAt: Date) =>
      model
        .findOneAndUpdate(
          { 'billing.nextReadingAt': { $lte: now } },
          { $set: { 'billing.nextReadingAt': nextReadingAt } },
          { sort: { 'billing.nextReadingAt': 1 }, returnDocument: 'after' },
        )
        .lean<User>()
        .exec(),

    /** Adds a withdrawal unless its contract has one; `null` then. If it is the plan's, that ends in the same write. */
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
