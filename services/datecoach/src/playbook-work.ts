import { type WaivedKind, waivedKind } from '@datewright/contracts/safety';
import { z } from '@datewright/contracts/zod';
import { asAppError } from '@datewright/service-kit/errors';
import { type PaidByJob, paidByJob } from '@datewright/service-kit/paid-work/by-job';
import type { ToolBase } from '@datewright/service-kit/tool-base';
import type { DatecoachConfig } from './config.ts';
import type { Counters } from './counters.ts';
import { missingSections, type NewPlaybook, type StoredPlaybook } from './data/stored-playbook.ts';
import { type WritingParts, writePlaybook } from './use-cases/write-playbook.ts';

const asked = z.object({ goOn: z.optional(waivedKind) });
export type PlaybookWork = PaidByJob<StoredPlaybook, NewPlaybook, { goOn?: WaivedKind | undefined }>;

/** Longer than a playbook may wait, and then be written. */
const holdSeconds = 15 * 60;

/** Each playbook is a job of its own, and a credit of its own. */
export function playbookWork(
  base: Pick<ToolBase, 'jobs' | 'background' | 'credits' | 'now'> & { config: DatecoachConfig },
  writing: WritingParts,
  counters: Counters,
): PlaybookWork {
  const { jobs, background, credits, now, config } = base;
  const book = writing.playbooks;
  return paidByJob({
    jobs,
    background,
    name: 'playbook',
    concurrency: config.PLAYBOOKS_AT_ONCE,
    credits,
    book,
    now,
    asked,
    tool: 'datecoach',
    holdSeconds,
    async write(playbook, { goOn }, { signal }) {
      try {
        await writePlaybook(writing, playbook, { goOn, signal });
      } catch (error) {
        if (!signal.aborted) counters.playbooks.inc({ outcome: asAppError(error).code });
        throw error;
      }
    },
    async keep(playbook) {
      const isKept = await book.settle(playbook);
      if (isKept) counters.playbooks.inc({ outcome: 'written' });
      return isKept;
    },
    isKept: (playbook) => missingSections(playbook).length === 0 && playbook.shownAt !== undefined,
    forget: ({ userId, operationId }) => book.forgetMaterial(userId, operationId),
  });
}
