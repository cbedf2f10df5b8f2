import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import type { ToolContext } from '../app/tool-context.ts';
import { type RecoveryOptions, recoverAbandonedRequests, startAbandonedRequestRecovery } from './abandoned-requests.ts';
import { getLeaseExpiry, type NewPaidRequest, type PaidRequest } from './paid-request.ts';
import type { PaidRequestStore } from './paid-request-lifecycle.ts';

/** The paid requests of one tool: what `runPaidRequest` and `streamPaidRequest` take beside the request and its steps. */
export interface PaidRequestContext<Work extends PaidRequest, Request extends NewPaidRequest<PaidRequest>>
  extends PaidRequestStore<Work, Request> {
  /** When the lease of a request that begins now expires. */
  getLeaseExpiry(): Date;
  /** Settles the member's requests whose process died. Never throws: the caller shows what is known. */
  recoverAbandoned(userId: string): Promise<void>;
}

type PaidRequestContextOptions<Work extends PaidRequest, Request> = Pick<
  PaidRequestStore<Work, Request>,
  'repository' | 'hasAnswer'
> &
  Pick<RecoveryOptions<Work>, 'releaseReservation' | 'isQueued'>;

/** Also starts the recovery of abandoned requests. */
export function createPaidRequestContext<Work extends PaidRequest, Request extends NewPaidRequest<PaidRequest>>(
  { background, credits, now, config }: Pick<ToolContext, 'background' | 'credits' | 'now' | 'config'>,
  options: PaidRequestContextOptions<Work, Request>,
): PaidRequestContext<Work, Request> {
  const recovery = { ...options, credits, now };
  startAbandonedRequestRecovery(background, recovery);
  return {
    repository: options.repository,
    now,
    hasAnswer: options.hasAnswer,
    getLeaseExpiry: () => getLeaseExpiry(now(), config.HOLD_SECONDS),
    recoverAbandoned: (userId) =>
      recoverAbandonedRequests(recovery, userId).catch((error) => {
        currentRequest().log.warn({ err: error }, 'what a process left is not settled yet');
      }),
  };
}
