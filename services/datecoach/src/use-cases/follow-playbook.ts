import { setTimeout as wait } from 'node:timers/promises';
import type { PlaybookEvent } from '@datewright/contracts/datecoach/follow-playbook';
import { sectionNames } from '@datewright/contracts/datecoach/playbook-options';
import { errorCatalogue, isErrorCode } from '@datewright/contracts/errors';
import type { JobProgress } from '@datewright/contracts/job';
import { readCreditsAfterRelease } from '@datewright/tool-kit/credits/credit-reservation';
import type { AppContext } from '../context.ts';
import { getOrderedSections, type PlaybookStatus, toPlaybook } from '../data/stored-playbook.ts';
import { watchJob } from './watch-job.ts';

/** Milliseconds between two checks for new sections. */
const pollInterval = 120;
/** Milliseconds after which the last event is repeated, because proxies close idle streams. */
const heartbeatInterval = 15_000;
/** Milliseconds between two records that a client still waits for the first section. */
const readMarkInterval = 1000;

interface FollowPlaybookOptions {
  userId: string;
  operationId: string;
  disconnectSignal: AbortSignal;
  /** Sends sections as they are written. Otherwise only the complete playbook counts as shown. */
  bySection: boolean;
}

/**
 * Yields the progress of a playbook until it is complete, failed or unknown. Stops silently when the client disconnects
 * or the process shuts down.
 */
export async function* followPlaybook(
  ctx: AppContext,
  options: FollowPlaybookOptions,
): AsyncGenerator<PlaybookEvent, void, undefined> {
  const { userId, operationId, disconnectSignal, bySection } = options;
  const job = watchJob(ctx.playbookJobs, userId, operationId, disconnectSignal);
  let [lastEvent, sentAt, shown, markedAt] = ['', 0, 0, 0];
  while (!disconnectSignal.aborted) {
    const hadEnded = job.hasEnded();
    const status = await ctx.playbooks.findStatus(userId, operationId);
    const hasChanged = status?.state === 'done' || (bySection && status && getOrderedSections(status).length > shown);
    const fullPlaybook = hasChanged ? await ctx.playbooks.findWithoutMaterial(userId, operationId) : null;
    const playbook = hasChanged ? fullPlaybook : status;
    if (!playbook || playbook.stoppedAt) return yield { type: 'unknown' };
    const newSections =
      fullPlaybook && fullPlaybook.failure === undefined && bySection
        ? getOrderedSections(fullPlaybook).slice(shown)
        : [];
    if (newSections.length > 0 && shown === 0 && !(await ctx.playbooks.markShown(userId, operationId))) continue;
    for (const section of newSections) yield { type: 'section', section };
    shown += newSections.length;

    if (fullPlaybook?.state === 'done') {
      if (bySection) await ctx.playbooks.markOpened(userId, operationId);
      const available = await readCreditsAfterRelease(ctx.credits, { userId, operationId });
      return yield { type: 'written', playbook: toPlaybook(fullPlaybook), available };
    }
    if (playbook.failure !== undefined) return yield toFailureEvent(playbook, playbook.failure);
    // The job had ended before this read, so no worker writes the playbook or will start to.
    if (hadEnded && playbook.leaseUntil.getTime() <= ctx.now()) return yield { type: 'unknown' };

    const running = { type: 'running', state: job.state(), progress: getProgress(playbook) } as const;
    if (JSON.stringify(running) !== lastEvent || ctx.now() - sentAt >= heartbeatInterval) {
      [lastEvent, sentAt] = [JSON.stringify(running), ctx.now()];
      yield running;
    }
    if (shown === 0 && ctx.now() - markedAt >= readMarkInterval) {
      markedAt = ctx.now();
      await ctx.playbooks.markRead(userId, operationId);
    }
    if (job.isDisconnected()) return;
    await wait(pollInterval, undefined, { signal: disconnectSignal }).catch(() => {});
  }
}

function getProgress(playbook: Pick<PlaybookStatus, 'begunAt' | 'sections'>): JobProgress | null {
  const writtenCount = getOrderedSections(playbook).length;
  const next = sectionNames[writtenCount];
  return playbook.begunAt && next ? { share: writtenCount / sectionNames.length, step: next } : null;
}

function toFailureEvent({ failureCare }: Pick<PlaybookStatus, 'failureCare'>, failure: string): PlaybookEvent {
  const code = isErrorCode(failure) ? failure : 'internal';
  const care = code === 'held_back' && failureCare ? { care: failureCare } : {};
  return { type: 'failed', failure: { code, message: errorCatalogue[code].message, ...care } };
}
