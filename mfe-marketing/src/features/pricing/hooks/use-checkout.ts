import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { currency, plans } from '@datewright/contracts/plans';
import { redirectToPayment, useRedirecting } from '@datewright/sdk/billing';
import { useApi, useSession, useTrack } from '@datewright/sdk/host';
import { useRef, useState } from 'react';
import { startCheckout } from '../api/start-checkout.ts';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';
import { getCheckoutErrorMessage } from '../lib/get-checkout-error-message.ts';

/** Starts the checkout of an order once, however often the button is clicked. */
export function useCheckout(onActive: (message: string) => void) {
  const { errors, active } = usePricingCopy().checkout;
  const { user } = useSession();
  const api = useApi();
  const track = useTrack();
  const [busy, setBusy] = useRedirecting();
  const [problem, setProblem] = useState<string | null>(null);
  const attempt = useRef(0);

  async function start(planType: PaidTier, source: string) {
    if (busy) return;
    if (!user) return setProblem(errors.signInMissing);
    setProblem(null);
    setBusy(true);
    track('begin_checkout', { value: plans[planType].price, currency, item: plans[planType].name, source });
    attempt.current += 1;
    const mine = attempt.current;
    try {
      const answer = await startCheckout(api, { planType, userId: user.id, userEmail: user.email, source });
      if (mine !== attempt.current) return;
      if (answer.kind === 'pay') return redirectToPayment(answer.url);
      setBusy(false);
      if (answer.kind === 'active') onActive(answer.message ?? active.redirecting);
      else setProblem(answer.kind === 'no-price' ? errors.noPrice : errors.noUrl);
    } catch (error) {
      if (mine !== attempt.current) return;
      setBusy(false);
      setProblem(getCheckoutErrorMessage(error, errors));
    }
  }

  /** The dialog was closed: a late response is ignored. */
  function abandon() {
    attempt.current += 1;
    setBusy(false);
    setProblem(null);
  }

  return { start, busy, problem, abandon };
}
