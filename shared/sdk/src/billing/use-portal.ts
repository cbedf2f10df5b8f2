import { createCustomerPortal } from '@datewright/contracts/account/create-customer-portal';
import { getSubscriptionTier } from '@datewright/contracts/account/get-subscription-tier';
import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { useApi, usePlan, useSession, useToast } from '@datewright/sdk/host';
import { useRef } from 'react';
import { isPaymentUrl, redirectToPayment, useRedirecting } from './payment-redirect.ts';
import { portalErrorMessage } from './portal-error-message.ts';
import { useBillingCopy } from './use-billing-copy.ts';

/** What to open in the customer portal; without a `flow`, its overview. */
export interface PortalRequest {
  flow?: 'change-plan' | 'cancel' | 'payment-method';
  planType?: PaidTier;
  /** Required for an upgrade. */
  consentToStart?: boolean;
}

export interface Portal {
  /** Redirects to the payment provider, or shows a toast on failure. Ignores calls while one is in progress. */
  open: (request?: PortalRequest) => Promise<void>;
  /** The request in progress, until the page unloads. */
  opening: PortalRequest | null;
}

/** Opens the payment provider's customer portal. */
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
      // The failure may mean that the plan shown on the page is out of date.
      void refresh();
    }
  }

  return { open, opening: leaving ? asked.current : null };
}

class MissingUrl extends Error {}
