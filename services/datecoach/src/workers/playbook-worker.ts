import { toAppError } from '@datewright/service-kit/errors/app-error';
import type { ToolContext } from '@datewright/tool-kit/app/tool-context';
import { createPaidJobs } from '@datewright/tool-kit/paid-requests/paid-jobs';
import type { DatecoachConfig } from '../config.ts';
import type { Counters } from '../counters.ts';
import { type PlaybookJobs, playbookJobInput } from '../data/playbook-jobs.ts';
import { getMissingSections, type StoredPlaybook } from '../data/stored-playbook.ts';
import { type WritePlaybookDependencies, writePlaybook } from '../use-cases/write-playbook.ts';

/** Longer than a playbook may wait in the queue and be written afterwards. */
const reservationSeconds = 15 * 60;

/** Runs each playbook as one job, for one credit. */
export function createPlaybookWorker(
  base: Pick<ToolContext, 'jobs' | 'background' | 'credits' | 'now'> & { config: DatecoachConfig },
  writing: WritePlaybookDependencies,
  counters: Counters,
): PlaybookJobs {
  const { playbooks } = writing;
  const options = {
    name: 'playbook',
    concurrency: base.config.PLAYBOOKS_AT_ONCE,
    tool: 'datecoach',
    reservationSeconds,
    inputSchema: playbookJobInput,
    repository: playbooks,
    hasAnswer: (playbook: StoredPlaybook) =>
      getMissingSections(playbook).length === 0 && playbook.shownAt !== undefined,
  } as const;
  return createPaidJobs(base, options, {
    async write(playbook, { goOn }, { signal }) {
      try {
        await writePlaybook(writing, playbook, { goOn, signal });
      } catch (error) {
        if (!signal.aborted) counters.playbooks.inc({ outcome: toAppError(error).code });
        throw error;
      }
    },
    async store(playbook) {
      const isStored = await playbooks.markComplete(playbook);
      if (isStored) counters.playbooks.inc({ outcome: 'written' });
      return isStored;
    },
    discardInput: ({ userId, operationId }) => playbooks.clearMaterial(userId, operationId),
  });
}
