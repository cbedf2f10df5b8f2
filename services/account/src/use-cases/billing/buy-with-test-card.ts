import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { ask } from '../../clients/payments/provider.ts';
import type { AppContext } from '../../context.ts';
import type { User } from '../../data/users.ts';
import { customerOf } from './customer.ts';
import { readSubscription } from './read-subscription.ts';

/** Starts a subscription with the provider's test card, which a real account refuses. For demo members. */
export async function buyWithTestCard(ctx: AppContext, user: User, tier: PaidTier): Promise<void> {
  const customer = await customerOf(ctx, user);
  const { payments } = ctx;
  const card = await ask(payments.paymentMethods.attach('pm_card_visa', { customer }));
  await ask(
    payments.subscriptions.create({
      customer,
      items: [{ price: ctx.priceIds[tier] }],
      default_payment_method: card.id,
      metadata: { userId: user._id },
    }),
  );
  const after = await ctx.users.findById(user._id);
  if (after) await readSubscription(ctx, after);
}
