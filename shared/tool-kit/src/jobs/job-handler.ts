import type { JobProgress } from '@datewright/contracts/job';
import { AppError, toAppError } from '@datewright/service-kit/errors/app-error';
import type { JobEnding } from './job.ts';

/** Why a worker stops in the middle of a job; it comes as the reason of the job's signal. */
export class JobStoppedError extends Error {
  /** `lost`: the lease is another worker's; `stopping`: the process ends, the job will run elsewhere. */
  readonly stopReason: 'cancelled' | 'lost' | 'stopping';
  constructor(why: JobStoppedError['stopReason']) {
    super(`The job is ${why}`);
    this.stopReason = why;
  }
}

/**
 * Something that a job needs is away for now, and another try of its own would change nothing: it waits, ten minutes in all,
 * and no try is counted.
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
  /** Grows with each claim. Whoever writes for a job writes only over a smaller one: a frozen worker's late answer is then refused. */
  lease: number;
  /** Aborted when nobody wants the job from this worker any more. */
  signal: AbortSignal;
  /** Keeps how far it is, for whoever follows. Never throws. */
  reportProgress(progress: JobProgress): Promise<void>;
}

/** What a tool does with the jobs of one queue. Both parts may be asked again for the same job. */
export interface JobHandler<Payload> {
  /**
   * Does the work, and keeps what came of it, before it answers: then the job is gone. An `AppError` of 400 to 499 ends the job at
   * once, as `failed`; after anything else it is tried again, three times in all.
   */
  run(job: RunningJob<Payload>): Promise<void>;
  /**
   * Undoes what was begun for a job that will not run any more. Until it succeeds it is asked again. `reason` is an error code. The
   * payload is as it was stored: one that its schema does not know any more is given up too.
   * Answers `finished` when the work turns out to be done and paid: then the job is gone, not dead.
   */
  giveUp(
    job: Pick<RunningJob<unknown>, 'id' | 'payload' | 'lease'>,
    ending: JobEnding,
    reason: string,
  ): Promise<'finished' | undefined>;
}
