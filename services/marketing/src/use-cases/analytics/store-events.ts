import type { AnalyticsEvent } from '@datewright/contracts/marketing/record-events';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../../context.ts';
import { stripPii } from '../../rules/analytics/strip-pii.ts';
import { eventBytesPerNetwork, eventBytesTotal } from '../../rules/event-byte-budgets.ts';

const limitMessage = 'That is more than we keep. Please try again later.';

/**
 * Keeps the events that the catalogue knows. Throws `too_many_attempts` when they do not fit into what the network, or
 * everybody together, may still fill.
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
  // What one network has too much of must not come out of everybody's.
  for (const budget of eventBytesPerNetwork) refuse(await ctx.budgets.spend(budget, network, bytes), 'address');
  refuse(await ctx.budgets.spend(eventBytesTotal(ctx.config.EVENTS_DAY_MB), 'all', bytes), 'day');

  const recorded = await ctx.events.add(known);
  counter.inc({ outcome: 'kept' }, recorded);
  return { recorded, dropped: sent.length - recorded };
}
