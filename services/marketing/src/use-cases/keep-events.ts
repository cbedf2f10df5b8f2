import type { AnalyticsEvent } from '@datewright/contracts/marketing/record-events';
import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import { impersonal } from '../numbers/impersonal.ts';
import { eventBytesOfAll, eventBytesOfNetwork } from '../rules/limits.ts';

const message = 'That is more than we keep. Please try again later.';

/**
 * Keeps the events that the catalogue knows. Throws `too_many_attempts` when they do not fit into what the network, or
 * everybody together, may still fill.
 */
export async function keepEvents(ctx: AppContext, sent: AnalyticsEvent[], network: string) {
  const known = sent.map(impersonal).filter((event) => event !== null);
  const { events: counter } = ctx.counters;
  counter.inc({ outcome: 'unknown' }, sent.length - known.length);
  if (known.length === 0) return { recorded: 0, dropped: sent.length };
  const bytes = ctx.events.sizeOf(known);

  function refuse(retryAfter: number, outcome: 'address' | 'day'): void {
    if (retryAfter === 0) return;
    counter.inc({ outcome }, known.length);
    throw new AppError('too_many_attempts', { retryAfter, message });
  }
  // What one network has too much of must not come out of everybody's.
  for (const budget of eventBytesOfNetwork) refuse(await ctx.budgets.spend(budget, network, bytes), 'address');
  refuse(await ctx.budgets.spend(eventBytesOfAll(ctx.config.EVENTS_DAY_MB), 'all', bytes), 'day');

  const recorded = await ctx.events.add(known);
  counter.inc({ outcome: 'kept' }, recorded);
  return { recorded, dropped: sent.length - recorded };
}
