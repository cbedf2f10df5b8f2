import type { JobProgress } from '@datewright/contracts/job';
import { AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import type { JobEnding } from './job.ts';

/** Why a worker stops in the middle of a job; the reason of the job's abort signal. */
export class JobStoppedError extends Error {
  /** `lost`: another worker has the lease. `stopping`: the process ends, and the job will run elsewhere. */
  readonly stopReason: 'cancelled' | 'lost' | 'stopping';
  constructor(why: JobStoppedError['stopReason']) {
    super(`The job is ${why}`);
    this.stopReason = why;
  }
}

/**
 * Something that the job needs is down, and the job is not at fault: it waits up to ten minutes, and no try is counted.
 */
export class JobWaitingError extends AppError {
  constructor(cause: unknown) {
    const { code, extras } = toAppError(cause);
    super(code, { ...extras, cause });
  }
}

export interface RunningJob<Payload> {
  id: string;
  payload: Payload;
  /**
   * Grows with each lease. Writes for a job must only replace those of a smaller one, so a frozen worker's late answer
   * is refused.
   */
  lease: number;
  /** Aborted when the job is cancelled, lost or has to stop. */
  signal: AbortSignal;
  /** Stores the progress for clients that follow the job. Never throws. */
  reportProgress(progress: JobProgress): Promise<void>;
}

/** What a tool does with the jobs of one queue. Both methods may be called again for the same job. */
export interface JobHandler<Payload> {
  /**
   * Does the work and stores the result; the job is then deleted. An `AppError` from 400 to 499 ends the job as
   * `failed`. After any other error it is retried, for three tries in all, unless the error is final.
   */
  run(job: RunningJob<Payload>): Promise<void>;
  /**
   * Undoes the work of a job that will not run again; retried until it succeeds. `reason` is an error code. The payload
   * is as stored, even if its schema has changed since. Returns `finished` when the work turns out to be done and paid:
   * the job is then deleted, not dead.
   */
  giveUp(
    job: Pick<RunningJob<unknown>, 'id' | 'payload' | 'lease'>,
    ending: JobEnding,
    reason: string,
  ): Promise<'finished' | undefined>;
}
