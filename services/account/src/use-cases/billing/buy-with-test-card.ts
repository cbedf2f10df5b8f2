import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { callStripe } from '../../clients/payments/stripe-client.ts';
import type { BillingContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { getOrCreateCustomer } from './get-or-create-customer.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Starts a subscription with Stripe's test card, which a live account refuses. For demo members. */
export async function buyWithTestCard(ctx: BillingContext, user: User, tier: PaidTier): Promise<void> {
  const customer = await getOrCreateCustomer(ctx, user);
  const { payments } = ctx;
  const card = await callStripe(payments.paymentMethods.attach('pm_card_visa', { customer }));
  await callStripe(
    payments.subscriptions.create({
      customer,
      items: [{ price: ctx.priceIds[tier] }],
      default_payment_method: card.id,
      metadata: { userId: user._id },
    }),
  );
  const after = await ctx.users.findById(user._id);
  if (after) await syncSubscription(ctx, after);
}
