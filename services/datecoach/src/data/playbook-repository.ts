import { maxStoredItems } from '@datewright/contracts/datecoach/limits';
import type { Playbook, PlaybookSummary } from '@datewright/contracts/datecoach/playbook';
import { createPaidRequestRepository } from '@datewright/tool-kit/paid-requests/paid-request-repository';
import type { Connection } from 'mongoose';
import {
  type NewPlaybook,
  type PlaybookStatus,
  playbookSchema,
  type StoredPlaybook,
  statusProjection,
  toPlaybook,
  toPlaybookSummary,
} from './stored-playbook.ts';

/** Hours after which an unfinished playbook is deleted. */
const unfinishedRetentionHours = 24;

/** Hours after the lease ended; by then the process that held it has died. */
const materialRetentionHours = 2;

export type PlaybookRepository = ReturnType<typeof createPlaybookRepository>;

export function createPlaybookRepository(connection: Connection, now: () => number) {
  const model = connection.model<StoredPlaybook>('Playbook', playbookSchema, 'playbooks');
  const work = createPaidRequestRepository<StoredPlaybook>(model);
  const hoursAgo = (hours: number) => new Date(now() - hours * 3600_000);
  const idOf = (userId: string, operationId: string) => `${userId}:${operationId}`;
  const ofMember = (userId: string) => ({ userId, failure: { $exists: false }, stoppedAt: { $exists: false } });

  return {
    ...work,
    /** The state and the names of the sections only, because it is read many times a second. */
    findStatus: (userId: string, operationId: string) =>
      model
        .findOne({ _id: idOf(userId, operationId) }, statusProjection)
        .lean<PlaybookStatus>()
        .exec(),
    /** Like `find`, without the texts that the playbook is written from. */
    findWithoutMaterial: (userId: string, operationId: string) =>
      model
        .findOne({ _id: idOf(userId, operationId) }, { material: 0 })
        .lean<StoredPlaybook>()
        .exec(),
    /** Restores the texts for a new try; a completed or missing playbook is left alone. */
    async setMaterial({ userId, operationId, fingerprint, material }: NewPlaybook): Promise<void> {
      const _id = idOf(userId, operationId);
      await model.updateOne(
        { _id, fingerprint, state: { $ne: 'done' } },
        { $set: { material }, $unset: { stoppedAt: 1, failureCare: 1 } },
      );
    },
    /** Removes what only the writing needed. */
    async clearMaterial(userId: string, operationId: string): Promise<void> {
      const _id = idOf(userId, operationId);
      await model.updateOne({ _id }, { $unset: { material: 1, begunAt: 1, readAt: 1 } });
    },
    /** The newest playbook with this hash that is complete or being written. */
    findSame: (userId: string, sameness: string) =>
      model
        .findOne({
          ...ofMember(userId),
          sameness,
          // A queued playbook has a reserved credit.
          $or: [{ state: 'done' }, { turn: { $exists: true } }, { heldUntil: { $gt: new Date(now()) } }],
        })
        .sort({ createdAt: -1 })
        .lean<StoredPlaybook>()
        .exec(),
    /** Records that a client is waiting for the first section. */
    async markRead(userId: string, operationId: string): Promise<void> {
      const nothingShown = { _id: idOf(userId, operationId), shownAt: { $exists: false } };
      await model.updateOne(nothingShown, { $set: { readAt: new Date(now()) } });
    },
    /** Records that something was shown, after which stopping is not free. False when it was stopped or deleted. */
    async markShown(userId: string, operationId: string): Promise<boolean> {
      const living = { _id: idOf(userId, operationId), stoppedAt: { $exists: false } };
      return (await model.updateOne(living, { $min: { shownAt: new Date(now()) } })).matchedCount === 1;
    },
    /** Records that it is complete and about to be charged. False when it was stopped, deleted or leased by another worker. */
    async markComplete({ _id, lease }: StoredPlaybook): Promise<boolean> {
      const living = { _id, lease, stoppedAt: { $exists: false } };
      const settled = { $min: { shownAt: new Date(now()) }, $unset: { readAt: 1 as const } };
      return (await model.updateOne(living, settled)).matchedCount === 1;
    },
    /** Stops a playbook of which nothing was shown, with `readBefore` only if no client has waited since; false otherwise. */
    async stop(userId: string, operationId: string, readBefore?: Date): Promise<boolean> {
      const stopped = await model.updateOne(
        {
          _id: idOf(userId, operationId),
          state: { $ne: 'done' },
          shownAt: { $exists: false },
          ...(readBefore && { readAt: { $lte: readBefore } }),
        },
        { $set: { stoppedAt: new Date(now()) } },
      );
      return stopped.matchedCount === 1;
    },

    /** The newest first, without their sections. */
    async list(userId: string): Promise<PlaybookSummary[]> {
      const found = await model
        .find(ofMember(userId), { sections: 0, material: 0 })
        .sort({ createdAt: -1 })
        .limit(maxStoredItems.playbooks)
        .lean<StoredPlaybook[]>()
        .exec();
      return found.map(toPlaybookSummary);
    },
    /** Complete playbooks, for the export. */
    async listWhole(userId: string): Promise<Playbook[]> {
      const found = await model
        .find({ userId, state: 'done' }, { material: 0 })
        .sort({ createdAt: -1 })
        .lean<StoredPlaybook[]>()
        .exec();
      return found.map(toPlaybook);
    },
    count: (userId: string) => model.countDocuments(ofMember(userId)).exec(),
    async listRunning(userId: string): Promise<StoredPlaybook[]> {
      return model
        .find({ userId, state: { $ne: 'done' } }, { sections: 0, material: 0 })
        .lean<StoredPlaybook[]>()
        .exec();
    },
    async removeOperation(userId: string, operationId: string): Promise<void> {
      await model.deleteOne({ _id: idOf(userId, operationId) });
    },
    async removeAll(userId: string): Promise<number> {
      return (await model.deleteMany({ userId })).deletedCount;
    },
    /** Deletes unfinished playbooks after a day, and the texts of abandoned ones after two hours. */
    async sweep(): Promise<void> {
      const left = { state: { $ne: 'done' as const }, leaseUntil: { $lt: hoursAgo(materialRetentionHours) } };
      await model.updateMany({ ...left, material: { $exists: true } }, { $unset: { material: 1 } });
      await model.deleteMany({ state: { $ne: 'done' }, createdAt: { $lt: hoursAgo(unfinishedRetentionHours) } });
    },
  };
}
