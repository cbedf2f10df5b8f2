import type { JobProgress } from '@datewright/contracts/job';
import { Schema } from 'mongoose';

/** Why a job will not run any more: `cancelled` by the member, `failed` in a way that another try would not change, `dead` after its tries. */
export type JobEnding = 'cancelled' | 'failed' | 'dead';

/** Work that outlives its request. It is in the collection while there is something left to do, or to look at. */
export interface StoredJob {
  /** What the job is for: the same key is the same job. No name or text of a member. */
  _id: string;
  queue: string;
  /** `open` waits or runs; `dead` waits for a person. What has ended well is not here. */
  state: 'open' | 'dead';
  isPriority: boolean;
  /** Who is served first: the time of asking, minus the head start of priority. */
  rank: Date;
  /** Not before, while it waits; the end of the lease, while somebody works on it. */
  dueAt: Date;
  /**
   * Grows with each claim, so of two workers the later one is known: what an earlier one still writes is refused. It begins at the time
   * of asking (ms since 1970), so that a key that is used again has greater ones.
   */
  lease: number;
  /** Who holds the lease; empty while nobody does. */
  worker: string;
  /** How often it was begun. */
  tries: number;
  /** Set when all that is left is to give up: empty before. */
  ending: JobEnding | '';
  /** The error code of the last failure. */
  reason: string;
  progress: JobProgress | null;
  payload: unknown;
  createdAt: Date;
  /** A dead job goes by itself after this. */
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
    createdAt: Date,
    expiresAt: Date,
  },
  { versionKey: false, minimize: false },
);
jobSchema.index({ queue: 1, state: 1, rank: 1 });
jobSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** How often a job is begun before it is dead. */
export const maxAttempts = 3;

/** Milliseconds after it was asked for in which a job waits for what is away. */
export const maxWaitMs = 10 * 60_000;

/** Milliseconds by which a job of priority comes before others. Nobody is passed by a job that was asked for later than that. */
export const priorityHeadStartMs = 10 * 60_000;

/** Milliseconds that a dead job waits for a person. */
export const deadJobRetentionMs = 30 * 24 * 3600_000;

/** Bytes of a job's payload as JSON. What is larger is kept by the tool, and named in the payload. */
export const maxPayloadBytes = 16 * 1024;
