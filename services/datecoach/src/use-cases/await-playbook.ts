import type { PlaybookEvent } from '@datewright/contracts/datecoach/follow-playbook';
import type { Playbook } from '@datewright/contracts/datecoach/playbook';
import type { Strategy } from '@datewright/contracts/datecoach/strategy';
import { isErrorCode } from '@datewright/contracts/errors';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { AppContext } from '../context.ts';
import { followPlaybook } from './follow-playbook.ts';
import { stopUnlessReconnected } from './stop-playbook.ts';

interface AwaitPlaybookOptions {
  userId: string;
  operationId: string;
  disconnectSignal: AbortSignal;
}

/**
 * The whole playbook, for callers that read no stream; it is stopped when they leave. Throws what it failed with, or `operation_running`
 * when it takes longer than they can wait: asked again they find it.
 */
export async function awaitPlaybook(ctx: AppContext, reader: AwaitPlaybookOptions): Promise<Playbook> {
  let last: PlaybookEvent | undefined;
  const tired = AbortSignal.timeout(ctx.config.WAIT_SECONDS * 1000);
  const left = AbortSignal.any([reader.disconnectSignal, tired]);
  for await (const news of followPlaybook(ctx, { ...reader, disconnectSignal: left, bySection: false })) last = news;
  if (last?.type === 'written') return last.playbook;
  if (reader.disconnectSignal.aborted) stopUnlessReconnected(ctx, reader.userId, reader.operationId);
  if (last?.type === 'failed') throw toAppError(last.failure);
  if (tired.aborted) throw new AppError('operation_running');
  throw new AppError(last?.type === 'unknown' ? 'playbook_not_found' : 'unavailable');
}

function toAppError({ code, care }: Extract<PlaybookEvent, { type: 'failed' }>['failure']): AppError {
  return new AppError(isErrorCode(code) ? code : 'internal', care && { care });
}

/** A playbook in the one shape that all callers of it know. `foundAt`: it existed already. */
export function toStrategy({ sections, createdAt }: Playbook, foundAt: Date | null): Strategy {
  const tips = Object.fromEntries(sections.map((section) => [section.name, section.tips]));
  const { preparation, talk, touch, situations, exit } = tips;
  return {
    datePrepTips: preparation,
    whatToTalk: talk,
    touchMoments: touch,
    situationHandling: situations,
    exitStrategies: exit,
    metadata: { isAiGenerated: true, generatedAt: createdAt, cachedAt: foundAt?.toISOString() ?? null },
  } as Strategy;
}
