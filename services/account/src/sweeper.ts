import type { AppContext } from './context.ts';
import { reconcile } from './use-cases/billing/reconcile.ts';
import { sweepCredits } from './use-cases/sweep-credits.ts';

/** Milliseconds between two rounds. Readers of balances don't wait for it: they count expired holds as given back. */
const interval = 15_000;

/** Sweeps now and then, on every instance: all it does is conditional, so two at once do no harm. */
export function startSweeper(ctx: AppContext): () => void {
  const stops = [repeat(ctx, 'sweep credits', sweepCredits), repeat(ctx, 'reconcile billing', reconcile)];
  return () => {
    for (const stop of stops) stop();
  };
}

function repeat(ctx: AppContext, name: string, round: (ctx: AppContext) => Promise<void>): () => void {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    ctx.background.run(name, () =>
      round(ctx).finally(() => {
        isRunning = false;
      }),
    );
  }, interval).unref();
  return () => clearInterval(timer);
}
