import type { Connection } from 'mongoose';
import { userModel } from '../user-model.ts';
import { createChange } from './change.ts';
import { createCheckoutQueries } from './checkout-queries.ts';
import { createCustomerQueries } from './customer-queries.ts';
import { createSubscriptionSyncQueries } from './subscription-sync-queries.ts';
import { createWithdrawalQueries } from './withdrawal-queries.ts';

export type BillingRepository = ReturnType<typeof createBillingRepository>;

/** The billing fields of the users' documents. Each change is one conditional write to one document. */
export function createBillingRepository(connection: Connection) {
  const model = userModel(connection);
  const change = createChange(model);
  return {
    ...createCustomerQueries(model, change),
    ...createSubscriptionSyncQueries(model, change),
    ...createCheckoutQueries(change),
    ...createWithdrawalQueries(model, change),
  };
}
