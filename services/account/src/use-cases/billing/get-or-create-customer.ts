import { callStripe, isMissing, isServerError } from '../../clients/payments/stripe-client.ts';
import type { BillingContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';

/** Returns the member's Stripe customer; creates one if it is missing or deleted. */
export async function getOrCreateCustomer(ctx: BillingContext, user: User): Promise<string> {
  const customer = user.billing?.customerId;
  if (!customer) return createCustomer(ctx, user);
  if (await customerExists(ctx, customer)) return customer;
  // Deleted, or of another Stripe account because the keys have changed.
  ctx.counters.billingAlerts.inc({ kind: 'customer given up' });
  ctx.log.error({ customer, member: user._id }, 'billing: customer given up');
  await ctx.billing.discardCustomer(user._id, customer);
  const after = (await ctx.users.findById(user._id)) ?? user;
  return after.billing?.customerId ?? createCustomer(ctx, after);
}

async function customerExists(ctx: BillingContext, customer: string): Promise<boolean> {
  try {
    return !(await callStripe(ctx.payments.customers.retrieve(customer))).deleted;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/**
 * The idempotency key gives two concurrent requests the same customer. Should they still differ, both use the one that
 * was
 * stored first, and nobody ever pays with the other.
 */
async function createCustomer(ctx: BillingContext, { _id, email, fullName, billing }: User): Promise<string> {
  const number = (billing?.customers ?? 0) + 1;
  const customer = await callStripe(
    ctx.payments.customers.create(
      { email, metadata: { userId: _id }, ...(fullName && { name: fullName }) },
      { idempotencyKey: `customer:${_id}:${ctx.encryption.pseudonymize(`${email} ${fullName}`)}:${number}` },
    ),
  ).catch(async (error) => {
    if (isServerError(error)) await ctx.billing.discardCustomer(_id, null);
    throw error;
  });
  return ctx.billing.saveCustomer(_id, customer.id);
}
