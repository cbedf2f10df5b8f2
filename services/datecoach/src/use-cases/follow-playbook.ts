import { setTimeout as wait } from 'node:timers/promises';
import type { PlaybookNews } from '@datewright/contracts/datecoach/follow-playbook';
import { sectionNames } from '@datewright/contracts/datecoach/words';
import { errorCatalogue, isErrorCode } from '@datewright/contracts/errors';
import type { JobProgress } from '@datewright/contracts/job';
import { creditsAfter } from '@datewright/service-kit/credit-hold';
import type { AppContext } from '../context.ts';
import { asPlaybook, type Glance, sectionsInOrder } from '../data/stored-playbook.ts';
import { watchJob } from './watch-job.ts';

/** Milliseconds between two looks for sections. */
const look = 120;
/** Milliseconds after which a line comes again: whoever passes a stream on ends one that says nothing. */
const heartbeat = 15_000;
/** Milliseconds between two signs of a reader who has seen nothing yet. */
const sign = 1000;

interface Reader {
  userId: string;
  operationId: string;
  left: AbortSignal;
  /** Sections go out as they are written; otherwise only the whole counts as shown. */
  bySection: boolean;
}

/** How a playbook comes on, until it is over. Ends without a word when the reader leaves, or the process stops. */
export async function* followPlaybook(ctx: AppContext, reader: Reader): AsyncGenerator<PlaybookNews, void, undefined> {
  const { userId, operationId, left, bySection } = reader;
  const job = watchJob(ctx.work, userId, operationId, left);
  let [told, toldAt, shown, signed] = ['', 0, 0, 0];
  while (!left.aborted) {
    const hadEnded = job.hasEnded();
    const glance = await ctx.playbooks.glance(userId, operationId);
    const isNews = glance?.state === 'done' || (bySection && glance && sectionsInOrder(glance).length > shown);
    const whole = isNews ? await ctx.playbooks.look(userId, operationId) : null;
    const playbook = isNews ? whole : glance;
    if (!playbook || playbook.stoppedAt) return yield { type: 'unknown' };
    const ready = whole && whole.failure === undefined && bySection ? sectionsInOrder(whole).slice(shown) : [];
    if (ready.length > 0 && shown === 0 && !(await ctx.playbooks.show(userId, operationId))) continue;
    for (const section of ready) yield { type: 'section', section };
    shown += ready.length;

    if (whole?.state === 'done') {
      const available = await creditsAfter(ctx.credits, { userId, operationId });
      return yield { type: 'written', playbook: asPlaybook(whole), available };
    }
    if (playbook.failure !== undefined) return yield failureOf(playbook, playbook.failure);
    // Its job is over, and this was read after that: nobody writes it, and nobody is about to.
    if (hadEnded && playbook.leaseUntil.getTime() <= ctx.now()) return yield { type: 'unknown' };

    const running = { type: 'running', state: job.state(), progress: progressOf(playbook) } as const;
    if (JSON.stringify(running) !== told || ctx.now() - toldAt >= heartbeat) {
      [told, toldAt] = [JSON.stringify(running), ctx.now()];
      yield running;
    }
    if (shown === 0 && ctx.now() - signed >= sign) {
      signed = ctx.now();
      await ctx.playbooks.readNow(userId, operationId);
    }
    if (job.isCut()) return;
    await wait(look, undefined, { signal: left }).catch(() => {});
  }
}

function progressOf(playbook: Pick<Glance, 'begunAt' | 'sections'>): JobProgress | null {
  const there = sectionsInOrder(playbook).length;
  const next = sectionNames[there];
  return playbook.begunAt && next ? { share: there / sectionNames.length, step: next } : null;
}

function failureOf({ failureCare }: Pick<Glance, 'failureCare'>, failure: string): PlaybookNews {
  const code = isErrorCode(failure) ? failure : 'internal';
  const care = code === 'held_back' && failureCare ? { care: failureCare } : {};
  return { type: 'failed', failure: { code, message: errorCatalogue[code].message, ...care } };
}
