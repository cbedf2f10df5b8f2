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

/** Hours after which what came to nothing is forgotten. */
const unfinishedRetentionHours = 24;

/** Hours after its beginning in which nothing is written any more: its process died between two steps. */
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
    /** How it stands, with no more of its sections than their names: asked for many times a second. */
    glance: (userId: string, operationId: string) =>
      model
        .findOne({ _id: idOf(userId, operationId) }, statusProjection)
        .lean<PlaybookStatus>()
        .exec(),
    /** As `find`, without what it is written from. */
    look: (userId: string, operationId: string) =>
      model
        .findOne({ _id: idOf(userId, operationId) }, { material: 0 })
        .lean<StoredPlaybook>()
        .exec(),
    /** Brings again what a new try is written from; nothing happens to one that is done or not there. */
    async bringMaterial({ userId, operationId, fingerprint, material }: NewPlaybook): Promise<void> {
      const _id = idOf(userId, operationId);
      await model.updateOne(
        { _id, fingerprint, state: { $ne: 'done' } },
        { $set: { material }, $unset: { stoppedAt: 1, failureCare: 1 } },
      );
    },
    /** Forgets what only its writing needed. */
    async forgetMaterial(userId: string, operationId: string): Promise<void> {
      const _id = idOf(userId, operationId);
      await model.updateOne({ _id }, { $unset: { material: 1, begunAt: 1, readAt: 1 } });
    },
    /** The newest of the same that is whole, or that somebody writes. */
    findSame: (userId: string, sameness: string) =>
      model
        .findOne({
          ...ofMember(userId),
          sameness,
          // One that waits for a worker holds its credit.
          $or: [{ state: 'done' }, { turn: { $exists: true } }, { heldUntil: { $gt: new Date(now()) } }],
        })
        .sort({ createdAt: -1 })
        .lean<StoredPlaybook>()
        .exec(),
    /** Says that somebody waits for its first section. */
    async readNow(userId: string, operationId: string): Promise<void> {
      const nothingShown = { _id: idOf(userId, operationId), shownAt: { $exists: false } };
      await model.updateOne(nothingShown, { $set: { readAt: new Date(now()) } });
    },
    /** Says that something of it is shown: from now on it is not stopped for free. False when it is stopped, or gone. */
    async show(userId: string, operationId: string): Promise<boolean> {
      const living = { _id: idOf(userId, operationId), stoppedAt: { $exists: false } };
      return (await model.updateOne(living, { $min: { shownAt: new Date(now()) } })).matchedCount === 1;
    },
    /** Says that it is whole and about to be charged: as if it were shown. False when it is stopped, another worker's, or gone. */
    async settle({ _id, lease }: StoredPlaybook): Promise<boolean> {
      const living = { _id, lease, stoppedAt: { $exists: false } };
      const settled = { $min: { shownAt: new Date(now()) }, $unset: { readAt: 1 as const } };
      return (await model.updateOne(living, settled)).matchedCount === 1;
    },
    /** Stops what runs and was never shown; with `readBefore` only when nobody has looked since. False: it goes on. */
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
    /** All that are whole, for the member's own copy. */
    async listWhole(userId: string): Promise<Playbook[]> {
      const found = await model
        .find({ userId, state: 'done' }, { material: 0 })
        .sort({ createdAt: -1 })
        .lean<StoredPlaybook[]>()
        .exec();
      return found.map(toPlaybook);
    },
    count: (userId: string) => model.countDocuments(ofMember(userId)).exec(),
    async runningOf(userId: string): Promise<StoredPlaybook[]> {
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
    /** Forgets what came to nothing a day ago, and the words of what nobody took on in all that time. */
    async sweep(): Promise<void> {
      const left = { state: { $ne: 'done' as const }, leaseUntil: { $lt: hoursAgo(materialRetentionHours) } };
      await model.updateMany({ ...left, material: { $exists: true } }, { $unset: { material: 1 } });
      await model.deleteMany({ state: { $ne: 'done' }, createdAt: { $lt: hoursAgo(unfinishedRetentionHours) } });
    },
  };
}
