import type { Model } from 'mongoose';
import type { Subscription, User } from '../user-model.ts';
import type { Change } from './change.ts';

/** The syncs of subscriptions with Stripe, of which only the latest is stored. */
export const createSubscriptionSyncQueries = (model: Model<User>, change: Change) => ({
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
});
