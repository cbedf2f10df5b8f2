import { createCopy } from '@datewright/sdk/host';
import { billing } from './en/billing.ts';
import { plans } from './en/plans.ts';

export const useBillingCopy = createCopy({ billing, plans });
