import { callStripe, isMissing, isServerError } from '../../clients/payments/stripe-client.ts';
import type { AppContext } from '../../context.ts';
import type { User } from '../../data/user-repository.ts';

/** The member's one customer at the provider, made when there is none, or none any more. */
export async function getOrCreateCustomer(ctx: AppContext, user: User): Promise<string> {
  const customer = user.billing?.customerId;
  if (!customer) return createCustomer(ctx, user);
  if (await customerExists(ctx, customer)) return customer;
  // Deleted there, or of another account: the keys have changed.
  ctx.counters.billingAlerts.inc({ kind: 'customer given up' });
  ctx.log.error({ customer, member: user._id }, 'billing: customer given up');
  await ctx.billing.discardCustomer(user._id, customer);
  const after = (await ctx.users.findById(user._id)) ?? user;
  return after.billing?.customerId ?? createCustomer(ctx, after);
}

async function customerExists(ctx: AppContext, customer: string): Promise<boolean> {
  try {
    return !(await callStripe(ctx.payments.customers.retrieve(customer))).deleted;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/**
 * The key makes two askers at once get the same customer; should they still differ, the one that was kept first is used
 * by both, and nobody ever pays with the other.
 */
async function createCustomer(ctx: AppContext, { _id, email, fullName, billing }: User): Promise<string> {
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
