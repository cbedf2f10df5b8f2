import { createCopy } from '@datewright/sdk/host';
import { billing } from '../copy/billing.ts';

export const useBillingCopy = createCopy(billing, {
  hu: () => import('../copy/billing-hu.ts').then(({ billingHu }) => billingHu),
});
