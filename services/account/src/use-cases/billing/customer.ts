import { ask, isBreakdown } from '../../clients/payments/provider.ts';
import type { AppContext } from '../../context.ts';
import type { User } from '../../data/users.ts';

/**
 * The member's one customer at the provider, made when there is none. The key makes two askers at once get the same
 * one; should they still differ, the one that was kept first is used by both, and nobody ever pays with the other.
 */
export async function customerOf(ctx: AppContext, user: User): Promise<string> {
  if (user.billing?.customerId) return user.billing.customerId;
  const { _id, email, fullName } = user;
  const number = (user.billing?.customers ?? 0) + 1;
  const customer = await ask(
    ctx.payments.customers.create(
      { email, metadata: { userId: _id }, ...(fullName && { name: fullName }) },
      { idempotencyKey: `customer:${_id}:${ctx.secret.pseudonym(`${email} ${fullName}`)}:${number}` },
    ),
  ).catch(async (error) => {
    if (isBreakdown(error)) await ctx.billing.giveUpCustomer(_id, null);
    throw error;
  });
  return ctx.billing.keepCustomer(_id, customer.id);
}
