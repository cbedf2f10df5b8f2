import { repeat } from '@datewright/service-kit/background/repeat';
import type { AppContext } from '../context.ts';
import { processDeletions } from './process-deletions.ts';
import { reconcileBilling } from './reconcile-billing.ts';
import { sweepCredits } from './sweep-credits.ts';

/** Milliseconds between two runs. Balances don't wait for it: they count expired reservations as released. */
const interval = 15_000;

/** Starts the periodic work on every instance: all writes are conditional, so concurrent runs are harmless. */
export function startWorkers(ctx: AppContext): () => void {
  const stops = [
    repeat(ctx.background, { name: 'sweep credits', interval }, () => sweepCredits(ctx)),
    repeat(ctx.background, { name: 'reconcile billing', interval }, () => reconcileBilling(ctx)),
    repeat(ctx.background, { name: 'delete accounts', interval }, () => processDeletions(ctx)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
