import type { AppContext } from '../context.ts';
import { cancelWriting } from './cancel-writing.ts';

/** Deletes every playbook and spot of a member. Returns the number of playbooks. */
export async function removeAllPlaybooks(ctx: AppContext, userId: string): Promise<number> {
  for (const { operationId } of await ctx.playbooks.listRunning(userId)) await cancelWriting(ctx, userId, operationId);
  await ctx.spots.removeAll(userId);
  return ctx.playbooks.removeAll(userId);
}
