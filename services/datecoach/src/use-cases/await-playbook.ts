import type { PlaybookEvent } from '@datewright/contracts/datecoach/follow-playbook';
import type { Playbook } from '@datewright/contracts/datecoach/playbook';
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
 * Waits for the complete playbook, for clients without a stream, and stops it when they disconnect. Throws the error
 * that the playbook failed with, or `operation_running` after WAIT_SECONDS; repeating the request finds it later.
 */
export async function awaitPlaybook(ctx: AppContext, options: AwaitPlaybookOptions): Promise<Playbook> {
  let last: PlaybookEvent | undefined;
  const timeout = AbortSignal.timeout(ctx.config.WAIT_SECONDS * 1000);
  const signal = AbortSignal.any([options.disconnectSignal, timeout]);
  for await (const event of followPlaybook(ctx, { ...options, disconnectSignal: signal, bySection: false }))
    last = event;
  if (last?.type === 'written') return last.playbook;
  if (options.disconnectSignal.aborted) stopUnlessReconnected(ctx, options.userId, options.operationId);
  if (last?.type === 'failed') throw toAppError(last.failure);
  if (timeout.aborted) throw new AppError('operation_running');
  throw new AppError(last?.type === 'unknown' ? 'playbook_not_found' : 'unavailable');
}

function toAppError({ code, care }: Extract<PlaybookEvent, { type: 'failed' }>['failure']): AppError {
  return new AppError(isErrorCode(code) ? code : 'internal', care && { care });
}
