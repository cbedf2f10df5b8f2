import { setTimeout as wait } from 'node:timers/promises';
import type { PlaybookEvent } from '@datewright/contracts/datecoach/follow-playbook';
import { sectionNames } from '@datewright/contracts/datecoach/playbook-options';
import { errorCatalogue, isErrorCode } from '@datewright/contracts/errors';
import type { JobProgress } from '@datewright/contracts/job';
import { readCreditsAfterRelease } from '@datewright/tool-kit/credits/credit-reservation';
import type { AppContext } from '../context.ts';
import { getOrderedSections, type PlaybookStatus, toPlaybook } from '../data/stored-playbook.ts';
import { watchJob } from './watch-job.ts';

/** Milliseconds between two looks for sections. */
const pollInterval = 120;
/** Milliseconds after which a line comes again: whoever passes a stream on ends one that says nothing. */
const heartbeatInterval = 15_000;
/** Milliseconds between two signs of a reader who has seen nothing yet. */
const readMarkInterval = 1000;

interface FollowPlaybookOptions {
  userId: string;
  operationId: string;
  disconnectSignal: AbortSignal;
  /** Sections go out as they are written; otherwise only the whole counts as shown. */
  bySection: boolean;
}

/** How a playbook comes on, until it is over. Ends without a word when the reader leaves, or the process stops. */
export async function* followPlaybook(
  ctx: AppContext,
  reader: FollowPlaybookOptions,
): AsyncGenerator<PlaybookEvent, void, undefined> {
  const { userId, operationId, disconnectSignal, bySection } = reader;
  const job = watchJob(ctx.playbookJobs, userId, operationId, disconnectSignal);
  let [told, toldAt, shown, signed] = ['', 0, 0, 0];
  while (!disconnectSignal.aborted) {
    const hadEnded = job.hasEnded();
    const glance = await ctx.playbooks.findStatus(userId, operationId);
    const isNews = glance?.state === 'done' || (bySection && glance && getOrderedSections(glance).length > shown);
    const whole = isNews ? await ctx.playbooks.findWithoutMaterial(userId, operationId) : null;
    const playbook = isNews ? whole : glance;
    if (!playbook || playbook.stoppedAt) return yield { type: 'unknown' };
    const ready = whole && whole.failure === undefined && bySection ? getOrderedSections(whole).slice(shown) : [];
    if (ready.length > 0 && shown === 0 && !(await ctx.playbooks.markShown(userId, operationId))) continue;
    for (const section of ready) yield { type: 'section', section };
    shown += ready.length;

    if (whole?.state === 'done') {
      const available = await readCreditsAfterRelease(ctx.credits, { userId, operationId });
      return yield { type: 'written', playbook: toPlaybook(whole), available };
    }
    if (playbook.failure !== undefined) return yield toFailureEvent(playbook, playbook.failure);
    // Its job is over, and this was read after that: nobody writes it, and nobody is about to.
    if (hadEnded && playbook.leaseUntil.getTime() <= ctx.now()) return yield { type: 'unknown' };

    const running = { type: 'running', state: job.state(), progress: getProgress(playbook) } as const;
    if (JSON.stringify(running) !== told || ctx.now() - toldAt >= heartbeatInterval) {
      [told, toldAt] = [JSON.stringify(running), ctx.now()];
      yield running;
    }
    if (shown === 0 && ctx.now() - signed >= readMarkInterval) {
      signed = ctx.now();
      await ctx.playbooks.markRead(userId, operationId);
    }
    if (job.isDisconnected()) return;
    await wait(pollInterval, undefined, { signal: disconnectSignal }).catch(() => {});
  }
}

function getProgress(playbook: Pick<PlaybookStatus, 'begunAt' | 'sections'>): JobProgress | null {
  const there = getOrderedSections(playbook).length;
  const next = sectionNames[there];
  return playbook.begunAt && next ? { share: there / sectionNames.length, step: next } : null;
}

function toFailureEvent({ failureCare }: Pick<PlaybookStatus, 'failureCare'>, failure: string): PlaybookEvent {
  const code = isErrorCode(failure) ? failure : 'internal';
  const care = code === 'held_back' && failureCare ? { care: failureCare } : {};
  return { type: 'failed', failure: { code, message: errorCatalogue[code].message, ...care } };
}
