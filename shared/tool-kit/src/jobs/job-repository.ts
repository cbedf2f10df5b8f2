import type { JobProgress } from '@datewright/contracts/job';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import type { Connection, QueryFilter, UpdateQuery } from 'mongoose';
import {
  deadJobRetentionMs,
  type JobEnding,
  jobSchema,
  maxWaitMs,
  priorityHeadStartMs,
  type StoredJob,
} from './job.ts';

export type NewStoredJob = Pick<StoredJob, '_id' | 'queue' | 'isPriority' | 'payload' | 'origin'>;
export type JobRepository = ReturnType<typeof createJobRepository>;

/** The jobs of one service. Each change is one conditional write; those of a worker are conditional on its lease. */
export function createJobRepository(connection: Connection, now: () => number) {
  const model = connection.model<StoredJob>('Job', jobSchema, 'jobs');
  const inMs = (milliseconds: number) => new Date(now() + milliseconds);

  const takeOne = (filter: QueryFilter<StoredJob>, update: UpdateQuery<StoredJob>) =>
    model
      .findOneAndUpdate(filter, update, { sort: { rank: 1 }, returnDocument: 'after' })
      .lean<StoredJob>()
      .exec();
  /** Returns false when another worker has the lease. */
  async function change({ _id, lease }: StoredJob, update: UpdateQuery<StoredJob>): Promise<boolean> {
    return (await model.updateOne({ _id, lease, state: 'open' }, update)).matchedCount === 1;
  }
  const fresh = (at: number) => ({
    state: 'open' as const,
    dueAt: new Date(at),
    createdAt: new Date(at),
    worker: '',
    tries: 0,
    ending: '' as const,
    reason: '',
    progress: null,
  });

  /** Makes a dead job new again; `renewed` are the fields that have changed. */
  async function reopen(_id: string, renewed: Partial<StoredJob> = {}): Promise<boolean> {
    const again = { $set: { ...fresh(now()), ...renewed }, $inc: { lease: 1 }, $unset: { expiresAt: 1 as const } };
    return (await model.updateOne({ _id, state: 'dead' }, again)).matchedCount === 1;
  }

  return {
    find: (_id: string) => model.findOne({ _id }).lean<StoredJob>().exec(),
    /** The jobs without their payloads. */
    findAll: (ids: string[]) =>
      model
        .find({ _id: { $in: ids } }, { payload: 0 })
        .lean<StoredJob[]>()
        .exec(),

    /** Adds a job or reopens a dead one with the same key; returns false when it is waiting or running already. */
    async add({ _id, queue, isPriority, payload, origin }: NewStoredJob): Promise<boolean> {
      const at = now();
      const rank = new Date(at - (isPriority ? priorityHeadStartMs : 0));
      try {
        await model.create({ _id, queue, isPriority, payload, origin, rank, lease: at, ...fresh(at) });
        return true;
      } catch (error) {
        if (isDuplicateKeyError(error)) return reopen(_id, { isPriority, payload, origin, rank });
        throw error;
      }
    },
    reopen: (_id: string) => reopen(_id),

    /** Leases the next due job: one that waits, or one whose lease has expired. */
    leaseNext: (queue: string, worker: string, leaseMs: number) =>
      takeOne(
        { queue, state: 'open', dueAt: { $lte: new Date(now()) } },
        { $set: { worker, dueAt: inMs(leaseMs) }, $inc: { lease: 1, tries: 1 } },
      ),
    /** Leases a job that no worker has, to cancel it. */
    leaseToCancel: (_id: string, worker: string, leaseMs: number) =>
      takeOne(
        { _id, state: 'open', $or: [{ worker: '' }, { dueAt: { $lte: new Date(now()) } }] },
        { $set: { worker, dueAt: inMs(leaseMs), ending: 'cancelled' }, $inc: { lease: 1 } },
      ),
    /** Tells the worker that has the job to stop. */
    async requestCancel(_id: string): Promise<boolean> {
      const result = await model.updateOne({ _id, state: 'open', ending: '' }, { $set: { ending: 'cancelled' } });
      return result.matchedCount === 1;
    },
    /** The leases of running jobs, and whether they are cancelled. */
    findLeases: (ids: string[]) =>
      model
        .find({ _id: { $in: ids }, state: 'open' }, { lease: 1, ending: 1 })
        .lean<Pick<StoredJob, '_id' | 'lease' | 'ending'>[]>()
        .exec(),

    renewLease: (job: StoredJob, leaseMs: number) => change(job, { $set: { dueAt: inMs(leaseMs) } }),
    setProgress: (job: StoredJob, progress: JobProgress) => change(job, { $set: { progress } }),
    /**
     * Marks that the job will not run again and takes a new lease for giving it up, so late writes of a run that has
     * not stopped are refused. `null` when another worker has the job.
     */
    startEnding: ({ _id, lease }: StoredJob, ending: JobEnding, reason: string) =>
      takeOne({ _id, lease, state: 'open' }, { $set: { ending, reason }, $inc: { lease: 1 } }),
    /** Schedules the next try; returns false also for a job that was cancelled meanwhile. */
    async postpone({ _id, lease, ending }: StoredJob, milliseconds: number, reason: string): Promise<boolean> {
      const later = { $set: { worker: '', dueAt: inMs(milliseconds), reason }, $inc: { lease: 1 } };
      return (await model.updateOne({ _id, lease, ending, state: 'open' }, later)).matchedCount === 1;
    },
    /**
     * Lets the job wait for a dependency without counting a try; returns false when it has waited long enough or was
     * cancelled.
     */
    async extendWait({ _id, lease, ending }: StoredJob, milliseconds: number, reason: string): Promise<boolean> {
      const mayWait = { _id, lease, ending, state: 'open' as const, createdAt: { $gt: inMs(-maxWaitMs) } };
      const later = { $set: { worker: '', dueAt: inMs(milliseconds), reason }, $inc: { lease: 1, tries: -1 } };
      return (await model.updateOne(mayWait, later)).matchedCount === 1;
    },
    /** Returns the job unfinished, without counting a try. */
    returnToQueue: (job: StoredJob) =>
      change(job, { $set: { worker: '', dueAt: new Date(now()) }, $inc: { lease: 1, tries: -1 } }),
    markDead: (job: StoredJob) =>
      change(job, { $set: { state: 'dead', worker: '', expiresAt: inMs(deadJobRetentionMs) }, $inc: { lease: 1 } }),
    async remove({ _id, lease }: StoredJob): Promise<void> {
      await model.deleteOne({ _id, lease, state: 'open' });
    },

    /** The newest dead jobs. */
    listDead: (most: number) =>
      model.find({ state: 'dead' }, { payload: 0 }).sort({ createdAt: -1 }).limit(most).lean<StoredJob[]>().exec(),
    async removeDead(_id: string): Promise<boolean> {
      return (await model.deleteOne({ _id, state: 'dead' })).deletedCount === 1;
    },
    /** The number of jobs of each kind. */
    async count(): Promise<JobCount[]> {
      const isRunning = { $and: [{ $ne: ['$worker', ''] }, { $gt: ['$dueAt', new Date(now())] }] };
      const kind = { $cond: [{ $eq: ['$state', 'dead'] }, 'dead', { $cond: [isRunning, 'running', 'waiting'] }] };
      const groups = await model.aggregate<{ _id: Omit<JobCount, 'jobs' | 'oldest'>; jobs: number; oldest: Date }>([
        {
          $group: {
            _id: { queue: '$queue', isPriority: '$isPriority', kind },
            jobs: { $sum: 1 },
            oldest: { $min: '$createdAt' },
          },
        },
      ]);
      return groups.map(({ _id, jobs, oldest }) => ({ ..._id, jobs, oldest }));
    },
  };
}

export interface JobCount {
  queue: string;
  isPriority: boolean;
  kind: 'waiting' | 'running' | 'dead';
  jobs: number;
  /** When the oldest of them was added. */
  oldest: Date;
}
