import { type AnalyticsReport, maxReportDays } from '@datewright/contracts/marketing/read-analytics';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../../context.ts';
import { aggregateDays } from '../../rules/analytics/aggregate-days.ts';
import { dayMs, toUtcDay } from '../../rules/analytics/utc-day.ts';

/** Throws `invalid_request` for an invalid range or one of more than `maxReportDays`. */
export async function getAnalytics(ctx: AppContext, from: string, to: string): Promise<AnalyticsReport> {
  const length = (Date.parse(to) - Date.parse(from)) / dayMs;
  if (!(length >= 0 && length < maxReportDays)) throw new AppError('invalid_request', { fields: { to: 'range' } });
  const today = toUtcDay(ctx.now());
  const counted = (await ctx.dailyCounts.findBetween(from, to)).filter(({ day }) => day !== today);
  return aggregateDays(from <= today && today <= to ? [...counted, await ctx.countToday()] : counted);
}
