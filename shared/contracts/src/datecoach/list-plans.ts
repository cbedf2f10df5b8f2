import { defineCall } from '../call.ts';
import { earlier, pageQuery } from '../page.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { maxStoredItems } from './limits.ts';
import { plan } from './plan.ts';

export const listPlans = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/datecoach/plans',
  summary: 'The member’s plans, the latest day first.',
  query: pageQuery,
  response: z.object({ plans: z.array(plan).check(z.maxLength(maxStoredItems.plans)), earlier }),
});
