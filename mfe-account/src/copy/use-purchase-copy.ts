import { createCopy } from '@datewright/sdk/host';
import { plans } from './en/plans.ts';
import { purchase } from './en/purchase.ts';

export const usePurchaseCopy = createCopy({ purchase, plans });
