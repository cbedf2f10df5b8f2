import { createCopy } from '@datewright/sdk/host';
import { numbersCopy } from './en/numbers.ts';

export const useNumbersCopy = createCopy(numbersCopy);
