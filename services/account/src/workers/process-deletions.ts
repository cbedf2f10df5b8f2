import type { DeletionContext } from '../context.ts';
import { processDeletion } from '../use-cases/deletion/process-deletion.ts';

/** Continues every unfinished deletion from where it stopped. */
export async function processDeletions(ctx: DeletionContext): Promise<void> {
  for (const user of await ctx.deletions.findPending()) {
    await processDeletion(ctx, user).catch((err) => ctx.log.warn({ err }, 'deletion put off'));
  }
}
