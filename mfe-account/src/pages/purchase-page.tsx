import { useSearchParams } from '@datewright/sdk/router';
import { usePurchase } from '../features/purchase/api/use-purchase.ts';
import { readCheckoutSessionId } from '../features/purchase/checkout-session-id.ts';
import { PurchaseOutcome } from '../features/purchase/components/purchase-outcome.tsx';

/** Trusts nothing in the URL but the checkout's id; the outcome comes from the service. */
export function PurchasePage() {
  const [search] = useSearchParams();
  return <PurchaseOutcome state={usePurchase(readCheckoutSessionId(search))} />;
}
