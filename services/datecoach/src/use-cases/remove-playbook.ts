import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { cancelWriting } from './cancel-writing.ts';

interface PlaybookToRemove {
  userId: string;
  operationId: string;
  /** Removes only what costs no credit. */
  isStop: boolean;
}

/**
 * Deletes a playbook and returns whether it costs its credit. A playbook that is still being written is stopped, which is
 * free until its first section is shown. From then on `isStop` deletes nothing: it is written to its end and kept. Throws
 * `playbook_not_found`.
 */
export async function removePlaybook(ctx: AppContext, { userId, operationId, isStop }: PlaybookToRemove) {
  const playbook = await ctx.playbooks.find(userId, operationId);
  if (!playbook) throw new AppError('playbook_not_found');
  if (isStop && !(await ctx.playbooks.stop(userId, operationId))) return { deleted: 0, charged: true };
  const charged = playbook.state === 'done' || (await cancelWriting(ctx, userId, operationId));
  await ctx.playbooks.removeOperation(userId, operationId);
  return { deleted: 1, charged };
}
