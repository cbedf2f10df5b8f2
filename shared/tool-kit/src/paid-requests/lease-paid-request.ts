import { AppError } from '@datewright/service-kit/errors/app-error';
import type { NewPaidRequest, PaidRequest } from './paid-request.ts';
import type { PaidRequestRepository } from './paid-request-repository.ts';

/** What leasing needs of a repository; the `begin` of a tool adds the fields that the caller leaves out. */
export type LeasingRepository<Work extends PaidRequest, Request> = Pick<
  PaidRequestRepository<Work>,
  'find' | 'takeOver'
> & {
  begin(request: Request): Promise<Work | null>;
};

interface LeaseResult<Work extends PaidRequest> {
  work: Work;
  /** The request was answered before. */
  isOver: boolean;
}

/** Begins a request, resumes an abandoned one or finds an answered one. Throws `operation_running` or `operation_conflict`. */
export async function leasePaidRequest<Work extends PaidRequest, Request extends NewPaidRequest<PaidRequest>>(
  repository: LeasingRepository<Work, Request>,
  request: Request,
  now: number,
): Promise<LeaseResult<Work>> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const begun = await repository.begin(request);
    if (begun) return { work: begun, isOver: false };
    const earlier = await repository.find(request.userId, request.operationId);
    // A failed request is deleted, which can happen between the two queries.
    if (!earlier) continue;
    if (earlier.fingerprint !== request.fingerprint) throw new AppError('operation_conflict');
    if (earlier.state === 'done') return { work: earlier, isOver: true };
    const resumed = await repository.takeOver(earlier, new Date(now), request.leaseUntil);
    if (!resumed) throw new AppError('operation_running');
    return { work: resumed, isOver: false };
  }
  throw new AppError('operation_running');
}
