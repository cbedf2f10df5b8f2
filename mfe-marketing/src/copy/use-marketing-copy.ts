import { createCopy } from '@datewright/sdk/host';
import { en } from './en/marketing.ts';

export const useMarketingCopy = createCopy(en);
