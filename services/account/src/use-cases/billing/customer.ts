import { ask } from '../../clients/payments/provider.ts';
import type { AppContext } from '../../context.ts';
import type { User } from '../../data/users.ts';

/**
 * The member's one customer at the provider, made when there is none. The key makes two askers at once get the same
 * one; should they still differ, the one that was kept first is used by both, and nobody ever pays with the other.
 */
export async function customerOf(ctx: AppContext, user: User): Promise<string> {
  if (user.billing?.customerId) return user.billing.customerId;
  const customer = await ask(
    ctx.payments.customers.create(
      { email: user.email, metadata: { userId: user._id }, ...(user.fullName && { name: user.fullName }) },
      { idempotencyKey: `customer:${user._id}:${ctx.secret.pseudonym(`${user.email} ${user.fullName}`)}` },
    ),
  );
  return ctx.billing.keepCustomer(user._id, customer.id);
}
