import { createCheckoutSession } from '@datewright/contracts/account/create-checkout-session';
import { getOffers } from '@datewright/contracts/account/get-offers';
import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { isPaymentUrl } from '@datewright/sdk/billing';
import type { Api } from '@datewright/sdk/host';

interface CheckoutOrder {
  planType: PaidTier;
  userId: string;
  userEmail: string;
  source: string;
}

export type CheckoutResult =
  | { kind: 'pay'; url: string }
  /** The member already has a subscription; `message` comes from the service. */
  | { kind: 'active'; message: string | undefined }
  | { kind: 'no-price' }
  | { kind: 'no-url' };

/** Starts a checkout at the current price, with the member's consent to immediate performance. */
export async function startCheckout(api: Api, { planType, ...order }: CheckoutOrder): Promise<CheckoutResult> {
  const { offers } = await api.call(getOffers);
  const offer = offers.find((one) => one.planType === planType);
  if (!offer) return { kind: 'no-price' };
  const { url, hasActiveSubscription, message } = await api.call(createCheckoutSession, {
    body: { priceId: offer.priceId, planType, ...order, consentToStart: true },
  });
  if (hasActiveSubscription) return { kind: 'active', message };
  return isPaymentUrl(url) ? { kind: 'pay', url } : { kind: 'no-url' };
}
