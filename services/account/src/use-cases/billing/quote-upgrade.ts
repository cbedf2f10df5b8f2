import { currency } from '@datewright/contracts/plans';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { callStripe } from '../../clients/payments/stripe-client.ts';
import type { BillingContext } from '../../context.ts';
import type { User } from '../../data/user-model.ts';
import { toEuro } from '../../rules/billing/prices.ts';
import { findStarter, type StarterSubscription, toUpgradeParams } from './starter-subscription.ts';
import { syncSubscription } from './sync-subscription.ts';

export interface Quote {
  amount: number;
  currency: string;
  /** Unix seconds. */
  quotedAt: number;
}

/** The price of an upgrade from Starter to Pro now. Throws `no_active_subscription` without a Starter plan. */
export async function quoteUpgrade(ctx: BillingContext, member: User): Promise<Quote> {
  const { manageable } = await syncSubscription(ctx, member);
  const starter = findStarter(ctx, manageable);
  if (!starter) throw new AppError('no_active_subscription');
  return fetchQuote(ctx, starter, Math.floor(ctx.now() / 1000));
}

export async function fetchQuote(ctx: BillingContext, starter: StarterSubscription, quotedAt: number): Promise<Quote> {
  const preview = await callStripe(
    ctx.payments.invoices.createPreview({
      subscription: starter.subscription.id,
      subscription_details: toUpgradeParams(ctx, starter, quotedAt),
    }),
  );
  return { amount: toEuro(preview.amount_due), currency, quotedAt };
}
