import type { AppContext } from './context.ts';
import { sweepCredits } from './use-cases/sweep-credits.ts';

/** Milliseconds between two rounds. Readers don't wait for it: they count expired holds as given back. */
const interval = 15_000;

/** Sweeps the books now and then, on every instance: all it does is conditional, so two at once do no harm. */
export function startSweeper(ctx: AppContext): () => void {
  let isSweeping = false;
  const timer = setInterval(() => {
    if (isSweeping) return;
    isSweeping = true;
    ctx.background.run('sweep credits', () =>
      sweepCredits(ctx).finally(() => {
        isSweeping = false;
      }),
    );
  }, interval).unref();
  return () => clearInterval(timer);
}
