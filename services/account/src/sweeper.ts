import { repeat } from '@datewright/service-kit/repeat';
import type { AppContext } from './context.ts';
import { reconcile } from './use-cases/billing/reconcile.ts';
import { carryOutDeletions } from './use-cases/carry-out-deletions.ts';
import { sweepCredits } from './use-cases/sweep-credits.ts';

/** Milliseconds between two rounds. Readers of balances don't wait for it: they count expired holds as given back. */
const interval = 15_000;

/** Sweeps now and then, on every instance: all it does is conditional, so two at once do no harm. */
export function startSweeper(ctx: AppContext): () => void {
  const stops = [
    repeat(ctx.background, { name: 'sweep credits', interval }, () => sweepCredits(ctx)),
    repeat(ctx.background, { name: 'reconcile billing', interval }, () => reconcile(ctx)),
    repeat(ctx.background, { name: 'delete accounts', interval }, () => carryOutDeletions(ctx)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
