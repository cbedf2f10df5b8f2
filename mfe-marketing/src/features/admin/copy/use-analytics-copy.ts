import { createCopy } from '@datewright/sdk/host';
import { analyticsCopy } from './en/analytics.ts';

export const useAnalyticsCopy = createCopy(analyticsCopy);
