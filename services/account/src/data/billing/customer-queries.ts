import type { Model } from 'mongoose';
import type { User } from '../user-model.ts';
import type { Change } from './change.ts';

/** The member's customer at Stripe. */
export const createCustomerQueries = (model: Model<User>, change: Change) => ({
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
});
