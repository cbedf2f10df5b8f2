import { createCopy } from '@datewright/sdk/host';
import { sharedPlan } from './en.ts';

/** Apart from the other copy, because it loads with its page. */
export const useSharedPlanCopy = createCopy(sharedPlan);
