import { type WaivableCategory, waivableCategory } from '@datewright/contracts/moderation';
import { z } from '@datewright/contracts/zod';
import { toAppError } from '@datewright/service-kit/errors/app-error';
import type { ToolContext } from '@datewright/tool-kit/app/tool-context';
import { createPaidJobs, type PaidJobs } from '@datewright/tool-kit/paid-requests/enqueue-paid-job';
import type { DatecoachConfig } from '../config.ts';
import type { Counters } from '../counters.ts';
import { getMissingSections, type NewPlaybook, type StoredPlaybook } from '../data/stored-playbook.ts';
import { type WritePlaybookDependencies, writePlaybook } from '../use-cases/write-playbook.ts';

const jobInput = z.object({ goOn: z.optional(waivableCategory) });
export type PlaybookJobs = PaidJobs<StoredPlaybook, NewPlaybook, { goOn?: WaivableCategory | undefined }>;

/** Longer than a playbook may wait, and then be written. */
const holdSeconds = 15 * 60;

/** Each playbook is a job of its own, and a credit of its own. */
export function createPlaybookWorker(
  base: Pick<ToolContext, 'jobs' | 'background' | 'credits' | 'now'> & { config: DatecoachConfig },
  writing: WritePlaybookDependencies,
  counters: Counters,
): PlaybookJobs {
  const { jobs, background, credits, now, config } = base;
  const book = writing.playbooks;
  return createPaidJobs({
    jobs,
    background,
    name: 'playbook',
    concurrency: config.PLAYBOOKS_AT_ONCE,
    credits,
    repository: book,
    now,
    inputSchema: jobInput,
    tool: 'datecoach',
    reservationSeconds: holdSeconds,
    async write(playbook, { goOn }, { signal }) {
      try {
        await writePlaybook(writing, playbook, { goOn, signal });
      } catch (error) {
        if (!signal.aborted) counters.playbooks.inc({ outcome: toAppError(error).code });
        throw error;
      }
    },
    async storeAnswer(playbook) {
      const isKept = await book.settle(playbook);
      if (isKept) counters.playbooks.inc({ outcome: 'written' });
      return isKept;
    },
    hasAnswer: (playbook) => getMissingSections(playbook).length === 0 && playbook.shownAt !== undefined,
    discardInput: ({ userId, operationId }) => book.forgetMaterial(userId, operationId),
  });
}
