import type { AnalyticsEvent } from '@datewright/contracts/marketing/record-events';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../../context.ts';
import { stripPii } from '../../rules/analytics/strip-pii.ts';
import { eventBytesPerNetwork, eventBytesTotal } from '../../rules/event-byte-budgets.ts';

const limitMessage = 'That is more than we keep. Please try again later.';

/**
 * Stores the events of the catalogue. Throws `too_many_attempts` when they exceed the byte budget of the network or of
 * the day.
 */
export async function storeEvents(ctx: AppContext, sent: AnalyticsEvent[], network: string) {
  const known = sent.map(stripPii).filter((event) => event !== null);
  const { events: counter } = ctx.counters;
  counter.inc({ outcome: 'unknown' }, sent.length - known.length);
  if (known.length === 0) return { recorded: 0, dropped: sent.length };
  const bytes = ctx.events.estimateBytes(known);

  function refuse(retryAfter: number, outcome: 'address' | 'day'): void {
    if (retryAfter === 0) return;
    counter.inc({ outcome }, known.length);
    throw new AppError('too_many_attempts', { retryAfter, message: limitMessage });
  }
  // The network's budget comes first, so that one network can't use up the day's.
  for (const budget of eventBytesPerNetwork) refuse(await ctx.budgets.spend(budget, network, bytes), 'address');
  refuse(await ctx.budgets.spend(eventBytesTotal(ctx.config.EVENTS_DAY_MB), 'all', bytes), 'day');

  const recorded = await ctx.events.add(known);
  counter.inc({ outcome: 'kept' }, recorded);
  return { recorded, dropped: sent.length - recorded };
}
