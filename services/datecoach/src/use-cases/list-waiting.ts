import type { Plan } from '@datewright/contracts/datecoach/plan';
import type { PlaybookSummary } from '@datewright/contracts/datecoach/playbook';
import { addDays, toInstant } from '@datewright/contracts/datecoach/zoned-time';
import { maxWaiting, type WaitingItem } from '@datewright/contracts/next-step';
import type { AppContext } from '../context.ts';

const hour = 3600_000;
/** A date without an end is over after so long. */
const openEndMs = 4 * hour;
/** A playbook that was neither opened nor became a plan is offered for so long. */
const playbookMs = 48 * hour;
/** A date of an earlier day is over in every time zone. */
const plannedDayMs = 48 * hour;
const maxPlaybooks = 2;
const maxDates = maxWaiting - maxPlaybooks;
const nameMaxLength = 80;
const searchMaxLength = 200;

function isOver({ day, starts, ends, timeZone }: Plan, now: number): boolean {
  if (ends === null) return toInstant(day, starts, timeZone).getTime() + openEndMs < now;
  return toInstant(ends > starts ? day : addDays(day), ends, timeZone).getTime() < now;
}

/** True if it is that day for the member, in the time zone of the plan. */
const isOnDay = (day: string, { timeZone }: Plan, now: number) =>
  now >= toInstant(day, '00:00', timeZone).getTime() && now < toInstant(addDays(day), '00:00', timeZone).getTime();

/** A date without a match has no person. */
const toPerson = ({ profileId }: { profileId: string }) => (profileId === '' ? {} : { person: profileId });

function toPlanItem(plan: Plan, now: number): WaitingItem[] {
  if (plan.outcome || isOver(plan, now)) return [];
  const isTomorrow = isOnDay(addDays(plan.day, -1), plan, now);
  const isLater = !isTomorrow && now < toInstant(plan.day, '00:00', plan.timeZone).getTime();
  // A date that went past midnight is still today's.
  const near = isTomorrow ? 'tomorrow' : 'today';
  const about = [plan.matchName || plan.spotName, plan.place].filter(Boolean).join(' · ').slice(0, nameMaxLength);
  const at = toInstant(plan.day, plan.starts, plan.timeZone).toISOString();
  return [{ kind: isLater ? 'later' : near, about, ...toPerson(plan), at, search: '' }];
}

function toPlaybookItem({ locationId, locationName, profileId, createdAt }: PlaybookSummary): WaitingItem {
  const search = `?view=strategy&location=${encodeURIComponent(locationId)}`;
  const about = locationName.slice(0, nameMaxLength);
  const short = search.length > searchMaxLength ? '' : search;
  return { kind: 'playbook', about, ...toPerson({ profileId }), at: createdAt, search: short };
}

/** The dates to come, the next one first, then new playbooks that were not opened and have no plan. */
export async function listWaiting(ctx: AppContext, userId: string): Promise<WaitingItem[]> {
  const now = ctx.now();
  const firstDay = new Date(now - plannedDayMs).toISOString().slice(0, 10);
  const [plans, playbooks] = await Promise.all([
    ctx.plans.listFrom(userId, firstDay),
    ctx.playbooks.listUnopenedSince(userId, new Date(now - playbookMs)),
  ]);
  const planned = await ctx.plans.findPlannedPlaybooks(
    userId,
    playbooks.map(({ operationId }) => operationId),
  );
  const fresh = playbooks.filter(({ operationId }) => !planned.has(operationId));
  const dates = plans.flatMap((plan) => toPlanItem(plan, now)).sort((a, b) => a.at.localeCompare(b.at));
  return [...dates.slice(0, maxDates), ...fresh.slice(0, maxPlaybooks).map(toPlaybookItem)];
}
