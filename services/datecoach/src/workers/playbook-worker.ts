import { type WaivableCategory, waivableCategory } from '@datewright/contracts/moderation';
import { z } from '@datewright/contracts/zod';
import { toAppError } from '@datewright/service-kit/errors/app-error';
import type { ToolContext } from '@datewright/tool-kit/app/tool-context';
import { createPaidJobs, type PaidJobs } from '@datewright/tool-kit/paid-requests/paid-jobs';
import type { DatecoachConfig } from '../config.ts';
import type { Counters } from '../counters.ts';
import { getMissingSections, type NewPlaybook, type StoredPlaybook } from '../data/stored-playbook.ts';
import { type WritePlaybookDependencies, writePlaybook } from '../use-cases/write-playbook.ts';

const jobInput = z.object({ goOn: z.optional(waivableCategory) });
export type PlaybookJobs = PaidJobs<StoredPlaybook, NewPlaybook, { goOn?: WaivableCategory | undefined }>;

/** Longer than a playbook may wait, and then be written. */
const reservationSeconds = 15 * 60;

/** Each playbook is a job of its own, and a credit of its own. */
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
    inputSchema: jobInput,
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
      const isStored = await playbooks.settle(playbook);
      if (isStored) counters.playbooks.inc({ outcome: 'written' });
      return isStored;
    },
    discardInput: ({ userId, operationId }) => playbooks.forgetMaterial(userId, operationId),
  });
}
