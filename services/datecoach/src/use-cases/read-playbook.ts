import type { Playbook } from '@datewright/contracts/datecoach/playbook';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { toPlaybook } from '../data/stored-playbook.ts';

/**
 * Reads a playbook, complete or not. Reading an unfinished section counts as showing it. Throws `playbook_not_found`.
 */
export async function readPlaybook(
  { playbooks }: Pick<AppContext, 'playbooks'>,
  userId: string,
  operationId: string,
): Promise<Playbook> {
  const found = await playbooks.findWithoutMaterial(userId, operationId);
  if (!found || found.failure !== undefined || found.stoppedAt) throw new AppError('playbook_not_found');
  const playbook = toPlaybook(found);
  const isMidway = !playbook.isWhole && playbook.sections.length > 0;
  if (isMidway && !(await playbooks.markShown(userId, operationId))) throw new AppError('playbook_not_found');
  if (playbook.isWhole && !found.openedAt) await playbooks.markOpened(userId, operationId);
  return playbook;
}
