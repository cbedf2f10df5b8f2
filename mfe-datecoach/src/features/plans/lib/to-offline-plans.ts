import { maxOfflinePlans, type OfflinePlan } from '@datewright/contracts/datecoach/offline-plans';
import type { Plan } from '@datewright/contracts/datecoach/plan';
import { formatCheckIn, formatDayAndTimes, getEndTime, getStartTime, hasEnded } from '../../../lib/plan-times.ts';
import type { plan as planCopy } from '../copy/en/plan.ts';

/** The next dates as the offline page shows them, soonest first. */
export function toOfflinePlans(plans: readonly Plan[], copy: typeof planCopy, now: number): OfflinePlan[] {
  return plans
    .filter((plan) => !hasEnded(plan, now))
    .toSorted((a, b) => getStartTime(a).getTime() - getStartTime(b).getTime())
    .slice(0, maxOfflinePlans)
    .map((plan) => ({
      title: formatDayAndTimes(plan),
      facts: listFacts(plan, copy),
      reminders: plan.reminders,
      until: getEndTime(plan).getTime(),
    }));
}

function listFacts(plan: Plan, copy: typeof planCopy): string[] {
  const { spotName, matchName, place, city, video, meetingPoint, transport } = plan;
  const checkIn = formatCheckIn(plan);
  return [
    matchName ? copy.with(spotName, matchName) : spotName,
    [place, city].filter(Boolean).join(', '),
    !video && meetingPoint ? copy.meetAt(meetingPoint) : '',
    !video && transport ? copy.getThere[transport] : '',
    checkIn ? copy.tellBy(checkIn) : '',
  ].filter((fact) => fact !== '');
}
