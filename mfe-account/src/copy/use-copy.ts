import { createCopy } from '@datewright/sdk/host';
import { en } from './en.ts';

export const useCopy = createCopy(en);
