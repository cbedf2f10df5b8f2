import { createCopy } from '@datewright/sdk/host';
import { billing } from '../copy/billing.ts';

export const useBillingCopy = createCopy(billing);
