import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';

/**
 * Deletes a playbook. One that is being written is stopped: for free while nothing of it was shown. Answers whether it was charged.
 * Throws `playbook_not_found`.
 */
export async function removePlaybook(ctx: AppContext, userId: string, operationId: string): Promise<boolean> {
  const playbook = await ctx.playbooks.find(userId, operationId);
  if (!playbook) throw new AppError('playbook_not_found');
  const charged = playbook.state === 'done' || (await stopWriting(ctx, userId, operationId));
  await ctx.playbooks.removeOperation(userId, operationId);
  return charged;
}

/** Stops the writing; answers whether it had to be paid for. */
async function stopWriting(
  { playbooks, credits, playbookJobs }: AppContext,
  userId: string,
  operationId: string,
): Promise<boolean> {
  const isFree = await playbooks.stop(userId, operationId);
  // What failed, or was given back, can not be charged any more: then it is free after all.
  const charged = !isFree && (await credits.commit({ userId, operationId })).status === 'charged';
  await playbookJobs.cancel({ userId, operationId });
  return charged;
}

/** Deletes every playbook and spot of a member. Answers how many playbooks that were. */
export async function removeAllPlaybooks(ctx: AppContext, userId: string): Promise<number> {
  for (const { operationId } of await ctx.playbooks.runningOf(userId)) await stopWriting(ctx, userId, operationId);
  await ctx.spots.removeAll(userId);
  return ctx.playbooks.removeAll(userId);
}
