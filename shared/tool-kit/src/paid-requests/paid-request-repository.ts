import { randomUUID } from 'node:crypto';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import type { Model, UpdateQuery } from 'mongoose';
import type { NewPaidRequest, PaidRequest } from './paid-request.ts';

type Update = UpdateQuery<PaidRequest>;
export type PaidRequestRepository<Work extends PaidRequest> = ReturnType<typeof createPaidRequestRepository<Work>>;

/** How many abandoned requests one run recovers. */
const maxAbandonedPerRun = 100;

const getPaidRequestId = (userId: string, operationId: string) => `${userId}:${operationId}`;

/** The conditional writes that every collection of paid requests needs. A write returns false when another process has the lease. */
export function createPaidRequestRepository<Work extends PaidRequest>(typedModel: Model<Work>) {
  // Mongoose cannot infer the fields of a generic document.
  const model = typedModel as unknown as Model<PaidRequest>;
  model.schema.index({ state: 1, leaseUntil: 1 });
  const byLease = ({ _id, lease }: PaidRequest) => ({ _id, lease });
  async function update(work: Work, change: Update | UpdateQuery<Work>): Promise<boolean> {
    return (await model.updateOne(byLease(work), change as Update)).matchedCount === 1;
  }
  return {
    find: (userId: string, operationId: string) =>
      model
        .findOne({ _id: getPaidRequestId(userId, operationId) })
        .lean<Work>()
        .exec(),

    /** Inserts the request; returns `null` when the operation has begun before. */
    async begin(request: NewPaidRequest<Work>): Promise<Work | null> {
      const _id = getPaidRequestId(request.userId, request.operationId);
      const stored = { ...request, _id, state: 'running', lease: randomUUID() } as unknown as Work;
      try {
        await model.create(stored);
        return stored;
      } catch (error) {
        if (isDuplicateKeyError(error)) return null;
        throw error;
      }
    },

    /** Takes over a request whose lease has expired; returns `null` when it has not, or another process was faster. */
    takeOver: (work: Work, now: Date, leaseUntil: Date) =>
      model
        .findOneAndUpdate(
          { ...byLease(work), state: { $ne: 'done' }, leaseUntil: { $lte: now } },
          { $set: { lease: randomUUID(), leaseUntil }, $unset: { failure: 1 } },
          { returnDocument: 'after' },
        )
        .lean<Work>()
        .exec(),

    /** Gives the request to the worker of a job; returns `null` when it is done or gone, or a later worker has it. */
    leaseForJob: (userId: string, operationId: string, turn: number) =>
      model
        .findOneAndUpdate(
          { _id: getPaidRequestId(userId, operationId), state: { $ne: 'done' }, turn: { $not: { $gt: turn } } },
          { $set: { turn, lease: `turn-${turn}` }, $unset: { failure: 1 } },
          { returnDocument: 'after' },
        )
        .lean<Work>()
        .exec(),

    /** Some of the requests whose process died, of one member or of all. Requests that a job has begun are the job's to retry. */
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
        // A request that could not be recovered in this run comes last in the next.
        .sort({ leaseUntil: 1 })
        .limit(maxAbandonedPerRun)
        .lean<Work[]>()
        .exec(),

    update,
    renewLease: (work: Work, leaseUntil: Date) => update(work, { $set: { leaseUntil } }),
    /** Records that the member has paid and sees what is stored. */
    markPaid: (work: Work) => update(work, { $set: { state: 'paid' } }),
    /** Lets the next attempt take the request over at once. */
    expireLease: (work: Work, now: Date) => update(work, { $set: { leaseUntil: now } }),
    /** Expires the lease of a request that is charged and has no answer; recovery skips it from now on. */
    markOwed: (work: Work, now: Date) => update(work, { $set: { leaseUntil: now, owedSince: now } }),
    finish: (work: Work) => update(work, { $set: { state: 'done' } }),
    /** Deletes a failed request, so the member can try the operation again. */
    async remove(work: Work): Promise<void> {
      await model.deleteOne(byLease(work));
    },
  };
}
