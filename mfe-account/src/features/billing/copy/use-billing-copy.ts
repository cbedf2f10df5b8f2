import { createCopy } from '@datewright/sdk/host';
import { plans } from '../../../copy/en/plans.ts';
import { billing } from './en.ts';

export const useBillingCopy = createCopy({ billing, plans });
