import { createCopy } from '@datewright/sdk/host';
import { plans } from '../../../copy/en/plans.ts';
import { purchase } from './en.ts';

export const usePurchaseCopy = createCopy({ purchase, plans });
