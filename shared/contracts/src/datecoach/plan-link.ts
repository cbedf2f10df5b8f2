import { defineCall } from '../call.ts';
import { z } from '../zod.ts';
import { base, friendsBase } from './base.ts';
import { plan, planFields, planParams, planToken } from './plan.ts';

export const createPlanLink = defineCall({
  ...base,
  method: 'PUT',
  path: '/v1/datecoach/plans/:planId/link',
  summary: 'Makes the link that shows the plan to a friend, or gives the one that there is.',
  params: planParams,
  response: plan,
});

export const endPlanLink = defineCall({
  ...base,
  method: 'DELETE',
  path: '/v1/datecoach/plans/:planId/link',
  summary: 'Ends the link at once.',
  params: planParams,
  response: plan,
});

const { matchName, spotName, place, city, meetingPoint, day, starts, ends, timeZone, checkIn, video } =
  planFields.shape;

/** Stands for a spot whose name reads as harmful: the field is never empty. */
export const hiddenSpot = '…';

/** What a friend sees of a plan. Any other text that reads as harmful is empty. */
export const sharedPlan = z.object({
  matchName,
  spotName,
  place,
  city,
  meetingPoint,
  day,
  starts,
  ends,
  timeZone,
  checkIn,
  video,
});
export type SharedPlan = z.infer<typeof sharedPlan>;

export const openPlanLink = defineCall({
  ...friendsBase,
  method: 'POST',
  path: '/v1/datecoach/shared-plans/open',
  summary: 'A plan as it is now, by the token of its link; `plan_link_gone` once the day after the date is over.',
  body: z.object({ token: planToken }),
  response: sharedPlan,
});
