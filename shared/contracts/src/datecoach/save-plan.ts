import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { plan, planFields, planParams } from './plan.ts';

export const savePlan = defineCall({
  ...base,
  method: 'PUT',
  path: '/v1/datecoach/plans/:planId',
  summary: 'Makes a plan (version 0) or changes the version that is named; `plan_changed` when there is a newer one.',
  params: planParams,
  body: z.extend(planFields, { version: z.number().check(z.int(), z.minimum(0)) }),
  response: plan,
});
