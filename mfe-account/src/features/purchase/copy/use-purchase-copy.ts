import { createCopy } from '@datewright/sdk/host';
import { purchase } from './en.ts';

export const usePurchaseCopy = createCopy({ purchase });
