import { createCustomerPortal } from '@datewright/contracts/account/create-customer-portal';
import { getSubscriptionTier } from '@datewright/contracts/account/get-subscription-tier';
import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { useApi, usePlan, useSession, useToast } from '@datewright/sdk/host';
import { useRef } from 'react';
import { isPaymentUrl, redirectToPayment, useRedirecting } from './payment-redirect.ts';
import { portalErrorMessage } from './portal-error-message.ts';
import { useBillingCopy } from './use-billing-copy.ts';

/** Opens the portal at one thing; without a flow, at its overview. */
export interface PortalRequest {
  flow?: 'change-plan' | 'cancel' | 'payment-method';
  planType?: PaidTier;
  /** What an upgrade needs. */
  consentToStart?: boolean;
}

export interface Portal {
  /** Leads to the payment provider's page, or says in a toast why not. One at a time, whatever is clicked. */
  open: (request?: PortalRequest) => Promise<void>;
  /** What is being opened, until the page is left. */
  opening: PortalRequest | null;
}

/** The way to the payment provider's page for a subscription. */
export function usePortal(): Portal {
  const { portal: copy } = useBillingCopy();
  const { user } = useSession();
  const { refresh } = usePlan();
  const api = useApi();
  const toast = useToast();
  const [leaving, setLeaving] = useRedirecting();
  const asked = useRef<PortalRequest | null>(null);

  async function open(request: PortalRequest = {}) {
    if (leaving) return;
    if (!user) return void toast.error(copy.signInMissing);
    asked.current = request;
    setLeaving(true);
    try {
      const { url } = await api.call(createCustomerPortal, { body: { userId: user.id, ...request } });
      if (!isPaymentUrl(url)) throw new MissingUrl();
      toast.success(copy.opening);
      redirectToPayment(url);
    } catch (error) {
      setLeaving(false);
      const readTier = async () => (await api.call(getSubscriptionTier, { body: { p_user_id: user.id } })).tier;
      toast.error(error instanceof MissingUrl ? copy.noUrl : await portalErrorMessage(error, readTier, copy));
      // What the page shows of the plan may be what was wrong.
      void refresh();
    }
  }

  return { open, opening: leaving ? asked.current : null };
}

class MissingUrl extends Error {}
