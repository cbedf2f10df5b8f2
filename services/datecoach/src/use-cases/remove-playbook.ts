import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { cancelWriting } from './cancel-writing.ts';

/**
 * Deletes a playbook and returns whether it was charged. A playbook that is still being written is stopped, which is
 * free until its first section is shown. Throws `playbook_not_found`.
 */
export async function removePlaybook(ctx: AppContext, userId: string, operationId: string): Promise<boolean> {
  const playbook = await ctx.playbooks.find(userId, operationId);
  if (!playbook) throw new AppError('playbook_not_found');
  const isCharged = playbook.state === 'done' || (await cancelWriting(ctx, userId, operationId));
  await ctx.playbooks.removeOperation(userId, operationId);
  return isCharged;
}
