import { randomUUID } from 'node:crypto';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { Model, UpdateQuery } from 'mongoose';

/** One operation of a member that takes a while: it begins once, and only one process works on it. */
export interface PaidRequest {
  /** Owner and operation id: the same operation can not begin twice. */
  _id: string;
  userId: string;
  operationId: string;
  /** Hash of what was asked. */
  fingerprint: string;
  /** `paid`: the member has seen something of it, and more is being written. */
  state: 'running' | 'paid' | 'done';
  /** Who works on it; changes when another request takes over what a dead process left. */
  lease: string;
  leaseUntil: Date;
  createdAt: Date;
  /** Of work that is done by a job: the lease of the job's last worker, … */
  turn?: number;
  /** … until when its credit is held, by our clock, … */
  heldUntil?: Date;
  /** … and the error code that it ended with. */
  failure?: string;
  /** Its process died after a charge and before there was an answer: asked for again it is written for free. */
  owedSince?: Date;
}

/** The fields of a Mongoose schema for it. */
export const paidRequestFields = {
  _id: String,
  userId: String,
  operationId: String,
  fingerprint: String,
  state: String,
  lease: String,
  leaseUntil: Date,
  createdAt: Date,
  turn: Number,
  heldUntil: Date,
  failure: String,
  owedSince: Date,
} as const;

/** Seconds after its last sign of life in which nobody takes over what a process was writing for a request. */
const maxLeaseSeconds = 15;

/** Until when a request's work is its process's own; it renews that while it lives. `holdSeconds`: of its credit. */
export const getLeaseExpiry = (now: number, holdSeconds: number) =>
  new Date(now + Math.min(maxLeaseSeconds, holdSeconds) * 1000);

export type NewPaidRequest<Work extends PaidRequest> = Omit<Work, '_id' | 'state' | 'lease'>;
type Update = UpdateQuery<PaidRequest>;
export type PaidRequestRepository<Work extends PaidRequest> = ReturnType<typeof createPaidRequestRepository<Work>>;

/** How much of what processes died on is looked at in one round. */
const maxAbandonedPerRun = 100;

const getPaidRequestId = (userId: string, operationId: string) => `${userId}:${operationId}`;

/** What every collection of such work needs. A change answers false when the work is somebody else's by now. */
export function createPaidRequestRepository<Work extends PaidRequest>(typed: Model<Work>) {
  // Mongoose can't see through a generic document.
  const model = typed as unknown as Model<PaidRequest>;
  model.schema.index({ state: 1, leaseUntil: 1 });
  const ofLease = ({ _id, lease }: PaidRequest) => ({ _id, lease });
  async function update(work: Work, update: Update | UpdateQuery<Work>): Promise<boolean> {
    return (await model.updateOne(ofLease(work), update as Update)).matchedCount === 1;
  }
  return {
    find: (userId: string, operationId: string) =>
      model
        .findOne({ _id: getPaidRequestId(userId, operationId) })
        .lean<Work>()
        .exec(),

    /** Begins it; `null` when its operation has begun before. */
    async begin(wanted: NewPaidRequest<Work>): Promise<Work | null> {
      const _id = getPaidRequestId(wanted.userId, wanted.operationId);
      const stored = { ...wanted, _id, state: 'running', lease: randomUUID() } as unknown as Work;
      try {
        await model.create(stored);
        return stored;
      } catch (error) {
        if (isDuplicateKeyError(error)) return null;
        throw error;
      }
    },

    /** Takes over what somebody else stopped working on; `null` when they did not, or another was faster. */
    takeOver: (work: Work, now: Date, leaseUntil: Date) =>
      model
        .findOneAndUpdate(
          { ...ofLease(work), state: { $ne: 'done' }, leaseUntil: { $lte: now } },
          { $set: { lease: randomUUID(), leaseUntil }, $unset: { failure: 1 } },
          { returnDocument: 'after' },
        )
        .lean<Work>()
        .exec(),

    /** Makes it the work of a job's worker; `null` when it is done, gone, or a later worker's. */
    leaseForJob: (userId: string, operationId: string, turn: number) =>
      model
        .findOneAndUpdate(
          { _id: getPaidRequestId(userId, operationId), state: { $ne: 'done' }, turn: { $not: { $gt: turn } } },
          { $set: { turn, lease: `turn-${turn}` }, $unset: { failure: 1 } },
          { returnDocument: 'after' },
        )
        .lean<Work>()
        .exec(),

    /** What processes died on, except what a job's worker has begun: some of it, of one member or of all. */
    findAbandoned: (now: Date, userId?: string) =>
      model
        .find({
          state: { $in: ['running', 'paid'] },
          leaseUntil: { $lte: now },
          owedSince: { $exists: false },
          turn: { $exists: false },
          failure: { $exists: false },
          ...(userId !== undefined && { userId }),
        })
        // What could not be settled just now comes after the others in the next round.
        .sort({ leaseUntil: 1 })
        .limit(maxAbandonedPerRun)
        .lean<Work[]>()
        .exec(),

    update,
    /** Keeps everybody else away until then; false when it is somebody else's already, or gone. */
    renewLease: (work: Work, leaseUntil: Date) => update(work, { $set: { leaseUntil } }),
    /** Says that the member has paid, and sees what is kept. */
    markPaid: (work: Work) => update(work, { $set: { state: 'paid' } }),
    /** Lets the next request go on with it at once. */
    expireLease: (work: Work, now: Date) => update(work, { $set: { leaseUntil: now } }),
    /** The same for work that is charged and not written: nobody needs to ask any more what became of it. */
    markOwed: (work: Work, now: Date) => update(work, { $set: { leaseUntil: now, owedSince: now } }),
    finish: (work: Work) => update(work, { $set: { state: 'done' } }),
    /** Forgets what came to nothing, so that its operation can be tried again. */
    async remove(work: Work): Promise<void> {
      await model.deleteOne(ofLease(work));
    },
  };
}

/** What claiming needs of a book; a tool's own `begin` fills in its fields. */
export type LeasingRepository<Work extends PaidRequest, Wanted> = Pick<
  PaidRequestRepository<Work>,
  'find' | 'takeOver'
> & {
  begin(wanted: Wanted): Promise<Work | null>;
};

interface LeaseResult<Work extends PaidRequest> {
  work: Work;
  /** It ended before; show what it has. */
  isOver: boolean;
}

/** Makes the work this request's own, or finds what its operation id stands for. Throws `operation_running`, `operation_conflict`. */
export async function leasePaidRequest<Work extends PaidRequest, Wanted extends NewPaidRequest<PaidRequest>>(
  book: LeasingRepository<Work, Wanted>,
  wanted: Wanted,
  now: number,
): Promise<LeaseResult<Work>> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const begun = await book.begin(wanted);
    if (begun) return { work: begun, isOver: false };
    const earlier = await book.find(wanted.userId, wanted.operationId);
    // Work that failed is dropped: between the two questions it may go.
    if (!earlier) continue;
    if (earlier.fingerprint !== wanted.fingerprint) throw new AppError('operation_conflict');
    if (earlier.state === 'done') return { work: earlier, isOver: true };
    const mine = await book.takeOver(earlier, new Date(now), wanted.leaseUntil);
    if (!mine) throw new AppError('operation_running');
    return { work: mine, isOver: false };
  }
  throw new AppError('operation_running');
}
