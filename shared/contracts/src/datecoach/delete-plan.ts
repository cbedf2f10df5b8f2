import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base } from './base.ts';
import { planParams } from './plan.ts';

export const deletePlan = defineCall({
  ...base,
  method: 'DELETE',
  path: '/v1/datecoach/plans/:planId',
  summary: 'Deletes a plan, and how the date went with it.',
  params: planParams,
  response: z.object({ deleted: z.number() }),
});
