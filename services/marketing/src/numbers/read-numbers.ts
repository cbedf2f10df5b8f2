import { mostDays, type Numbers } from '@datewright/contracts/marketing/read-numbers';
import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import { dayOf, oneDay } from './count-day.ts';
import { sumDays } from './sum-days.ts';

/** Throws `invalid_request` for days that are none, or too many. */
export async function readNumbers(ctx: AppContext, from: string, to: string): Promise<Numbers> {
  const length = (Date.parse(to) - Date.parse(from)) / oneDay;
  if (!(length >= 0 && length < mostDays)) throw new AppError('invalid_request', { fields: { to: 'range' } });
  const today = dayOf(ctx.now());
  const counted = (await ctx.days.between(from, to)).filter(({ day }) => day !== today);
  return sumDays(from <= today && today <= to ? [...counted, await ctx.today()] : counted);
}
