import type { Plan } from '@datewright/contracts/datecoach/plan';
import { hiddenSpot, type SharedPlan } from '@datewright/contracts/datecoach/plan-link';
import { addDays, toInstant } from '@datewright/contracts/datecoach/zoned-time';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { createFingerprint } from '@datewright/service-kit/fingerprint';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import type { AppContext } from '../context.ts';
import { findHarmfulTexts } from './hide-harmful-texts.ts';

/** Per address: enough for friends in one office, too few for guessing tokens. */
const openRateLimit = { name: 'plan-links-opened', max: 120, windowSeconds: 10 * 60 };

/**
 * What a friend sees of a plan. An unknown, ended or expired link gives the same error, `plan_link_gone`, so the caller
 * can't tell which it is.
 */
export async function openPlanLink(ctx: AppContext, token: string, address: string): Promise<SharedPlan> {
  await consumeRateLimit(ctx.limiter, openRateLimit, createFingerprint(address));
  const plan = await ctx.plans.findByLink(token);
  if (!plan || getLinkEnd(plan) <= ctx.now()) throw new AppError('plan_link_gone');
  const { matchName, spotName, place, city, meetingPoint, day, starts, ends, timeZone, checkIn, video } = plan;
  return {
    ...{ matchName, spotName, place, city, meetingPoint, day, starts, ends, timeZone, checkIn, video },
    ...Object.fromEntries(
      (await findHarmfulTexts(ctx, plan)).map((name) => [name, name === 'spotName' ? hiddenSpot : '']),
    ),
  };
}

/** Two days after the plan's day begins, where the date is: the night of the date is over. */
const getLinkEnd = ({ day, timeZone }: Plan) => toInstant(addDays(day, 2), '00:00', timeZone).getTime();
