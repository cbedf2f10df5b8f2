import { createCopy } from '@datewright/sdk/host';
import { advice } from './en.ts';

/** Apart from the other copy, because it loads with its tab. */
export const useAdviceCopy = createCopy(advice);
