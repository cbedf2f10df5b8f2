import type { Plan } from '@datewright/contracts/datecoach/plan';
import { hasEnded } from '../../../lib/plan-times.ts';

export type PlannedSpot = Pick<Plan, 'spotName' | 'profileId'>;

export const listPlansForSpot = (plans: readonly Plan[], { spotName, profileId }: PlannedSpot) =>
  plans.filter((plan) => plan.spotName === spotName && plan.profileId === profileId);

/** The plan for this spot and match that is not over yet. */
export const findUpcomingPlan = (plans: readonly Plan[], spot: PlannedSpot): Plan | undefined =>
  listPlansForSpot(plans, spot).find((plan) => !hasEnded(plan, Date.now()));
