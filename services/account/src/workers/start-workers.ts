import { repeat } from '@datewright/service-kit/background/repeat';
import type { AppContext } from '../context.ts';
import { processDeletions } from '../use-cases/deletion/process-deletion.ts';
import { reconcileBilling } from './reconcile-billing.ts';
import { sweepCredits } from './sweep-credits.ts';

/** Milliseconds between two rounds. Readers of balances don't wait for it: they count expired holds as given back. */
const interval = 15_000;

/** Sweeps now and then, on every instance: all it does is conditional, so two at once do no harm. */
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
