import type { AppContext } from '../context.ts';

/** Stops a playbook that is being written. Returns whether it was charged. */
export async function cancelWriting(
  { playbooks, credits, playbookJobs }: Pick<AppContext, 'playbooks' | 'credits' | 'playbookJobs'>,
  userId: string,
  operationId: string,
): Promise<boolean> {
  const isFree = await playbooks.stop(userId, operationId);
  // A failed or released reservation can't be charged any more, so such a playbook is free after all.
  const isCharged = !isFree && (await credits.commit({ userId, operationId })).status === 'charged';
  await playbookJobs.cancel({ userId, operationId });
  return isCharged;
}
