import type { JobProgress } from '@datewright/contracts/job';
import type { RequestOrigin } from '@datewright/service-kit/observability/request-scope';
import { Schema } from 'mongoose';

/**
 * Why a job will not run again: `cancelled` by the member, `failed` with an error that a retry would not change, `dead`
 * after its last try.
 */
export type JobEnding = 'cancelled' | 'failed' | 'dead';

/** Work that outlives its request. The document is deleted when the job has finished. */
export interface StoredJob {
  /** The key of the job: without a member's name or text. */
  _id: string;
  queue: string;
  /** `open` waits or runs; `dead` waits for ops. */
  state: 'open' | 'dead';
  isPriority: boolean;
  /** Order of the queue: the time when the job was added, minus the head start of priority. */
  rank: Date;
  /** While the job waits, the earliest time to run it; while it runs, the end of its lease. */
  dueAt: Date;
  /**
   * Grows with each lease, so late writes of an earlier worker are refused. It starts at the time when the job was
   * added (ms since 1970), so that a reused key gets greater ones.
   */
  lease: number;
  /** Who has the lease; empty while the job waits. */
  worker: string;
  /** How often the job was started. */
  tries: number;
  /** Set when the job only has to be given up; empty before. */
  ending: JobEnding | '';
  /** The error code of the last failure. */
  reason: string;
  progress: JobProgress | null;
  payload: unknown;
  /** Of the request that added the job, whose trace the job continues. */
  origin?: RequestOrigin;
  createdAt: Date;
  /** When MongoDB deletes a dead job. */
  expiresAt?: Date;
}

export const jobSchema = new Schema<StoredJob>(
  {
    _id: String,
    queue: String,
    state: String,
    isPriority: Boolean,
    rank: Date,
    dueAt: Date,
    lease: Number,
    worker: String,
    tries: Number,
    ending: String,
    reason: String,
    progress: { type: Schema.Types.Mixed, default: null },
    payload: Schema.Types.Mixed,
    origin: Schema.Types.Mixed,
    createdAt: Date,
    expiresAt: Date,
  },
  { versionKey: false, minimize: false },
);
jobSchema.index({ queue: 1, state: 1, rank: 1 });
jobSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const maxAttempts = 3;

/** How long a job waits in all for a dependency that is down. */
export const maxWaitMs = 10 * 60_000;

/** Head start of a priority job over those that were added earlier. */
export const priorityHeadStartMs = 10 * 60_000;

export const deadJobRetentionMs = 30 * 24 * 3600_000;

/** Size of a payload as JSON. The tool stores larger input itself and refers to it. */
export const maxPayloadBytes = 16 * 1024;
