import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { type PortalRequest, usePortal } from '@datewright/sdk/billing';
import { useState } from 'react';

/** The billing portal, and the plan for which it is being opened. */
export function usePlanPortal() {
  const portal = usePortal();
  const [tier, setTier] = useState<PaidTier | null>(null);
  return {
    ...portal,
    openingFor: portal.opening ? tier : null,
    openFor(next: PaidTier | null, request?: PortalRequest) {
      setTier(next);
      void portal.open(request);
    },
  };
}
