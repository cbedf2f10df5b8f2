import type { Playbook, PlaybookSummary } from '@datewright/contracts/datecoach/playbook';
import { filterBefore, type Page, toPage } from '@datewright/service-kit/database/page-cursor';
import { inSmallBatches } from '@datewright/service-kit/database/small-batches';
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

/** Hours after a lease ended, when the process that held it must have died. */
const materialRetentionHours = 2;

export type PlaybookRepository = ReturnType<typeof createPlaybookRepository>;

export function createPlaybookRepository(connection: Connection, now: () => number) {
  const model = connection.model<StoredPlaybook>('Playbook', playbookSchema, 'playbooks');
  const requests = createPaidRequestRepository<StoredPlaybook>(model);
  const hoursAgo = (hours: number) => new Date(now() - hours * 3600_000);
  const toPlaybookKey = (userId: string, operationId: string) => `${userId}:${operationId}`;
  const listFilter = (userId: string) => ({ userId, failure: { $exists: false }, stoppedAt: { $exists: false } });

  return {
    ...requests,
    /** Reads only the state and the section names, because clients poll it several times a second. */
    findStatus: (userId: string, operationId: string) =>
      model
        .findOne({ _id: toPlaybookKey(userId, operationId) }, statusProjection)
        .lean<PlaybookStatus>()
        .exec(),
    /** Like `find`, without the texts that the playbook is written from. */
    findWithoutMaterial: (userId: string, operationId: string) =>
      model
        .findOne({ _id: toPlaybookKey(userId, operationId) }, { material: 0 })
        .lean<StoredPlaybook>()
        .exec(),
    /** Restores the texts for another attempt. Leaves completed and missing playbooks alone. */
    async setMaterial({ userId, operationId, fingerprint, material }: NewPlaybook): Promise<void> {
      const _id = toPlaybookKey(userId, operationId);
      await model.updateOne(
        { _id, fingerprint, state: { $ne: 'done' } },
        { $set: { material }, $unset: { stoppedAt: 1, failureCare: 1 } },
      );
    },
    /** Removes the fields that only writing needs. */
    async clearMaterial(userId: string, operationId: string): Promise<void> {
      const _id = toPlaybookKey(userId, operationId);
      await model.updateOne({ _id }, { $unset: { material: 1, begunAt: 1, readAt: 1 } });
    },
    /** The newest playbook with this hash that is complete or being written. */
    findSame: (userId: string, sameness: string) =>
      model
        .findOne({
          ...listFilter(userId),
          sameness,
          // A queued playbook has a reserved credit.
          $or: [{ state: 'done' }, { turn: { $exists: true } }, { heldUntil: { $gt: new Date(now()) } }],
        })
        .sort({ createdAt: -1 })
        .lean<StoredPlaybook>()
        .exec(),
    /** Records that a client is waiting for the first section. */
    async markRead(userId: string, operationId: string): Promise<void> {
      const nothingShown = { _id: toPlaybookKey(userId, operationId), shownAt: { $exists: false } };
      await model.updateOne(nothingShown, { $set: { readAt: new Date(now()) } });
    },
    /**
     * Records that something was shown, after which stopping is no longer free. Returns false when the playbook was
     * stopped or deleted.
     */
    async markShown(userId: string, operationId: string): Promise<boolean> {
      const notStopped = { _id: toPlaybookKey(userId, operationId), stoppedAt: { $exists: false } };
      return (await model.updateOne(notStopped, { $min: { shownAt: new Date(now()) } })).matchedCount === 1;
    },
    /**
     * Records that the playbook is complete and about to be charged. Returns false when it was stopped, deleted or
     * leased by another worker.
     */
    async markComplete({ _id, lease }: StoredPlaybook): Promise<boolean> {
      const notStopped = { _id, lease, stoppedAt: { $exists: false } };
      const change = { $min: { shownAt: new Date(now()) }, $unset: { readAt: 1 as const } };
      return (await model.updateOne(notStopped, change)).matchedCount === 1;
    },
    /**
     * Stops a playbook of which nothing was shown. With `readBefore`, stops it only if no client has waited since.
     * Returns whether it was stopped.
     */
    async stop(userId: string, operationId: string, readBefore?: Date): Promise<boolean> {
      const stopped = await model.updateOne(
        {
          _id: toPlaybookKey(userId, operationId),
          state: { $ne: 'done' },
          shownAt: { $exists: false },
          ...(readBefore && { readAt: { $lte: readBefore } }),
        },
        { $set: { stoppedAt: new Date(now()) } },
      );
      return stopped.matchedCount === 1;
    },

    /** A page without sections, newest first. */
    async listPage(
      userId: string,
      { limit, before }: Page,
    ): Promise<{ playbooks: PlaybookSummary[]; earlier: string | null }> {
      const found = await model
        .find({ ...listFilter(userId), ...(before && filterBefore('createdAt', before)) }, { sections: 0, material: 0 })
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit + 1)
        .lean<StoredPlaybook[]>()
        .exec();
      const { items, earlier } = toPage(found, limit, ({ createdAt: at, _id: id }) => ({ at, id }));
      return { playbooks: items.map(toPlaybookSummary), earlier };
    },
    /** Records that the member has the complete playbook in front of them. */
    async markOpened(userId: string, operationId: string): Promise<void> {
      const unopened = { _id: toPlaybookKey(userId, operationId), openedAt: { $exists: false } };
      await model.updateOne(unopened, { $set: { openedAt: new Date(now()) } });
    },
    /** Complete playbooks that were requested since and never opened, newest first, without sections. */
    async listUnopenedSince(userId: string, since: Date): Promise<PlaybookSummary[]> {
      const unopened = { state: 'done' as const, openedAt: { $exists: false }, createdAt: { $gt: since } };
      const found = await model
        .find({ ...listFilter(userId), ...unopened }, { sections: 0, material: 0 })
        .sort({ createdAt: -1 })
        .lean<StoredPlaybook[]>()
        .exec();
      return found.map(toPlaybookSummary);
    },
    /** Complete playbooks, newest first, for the data export. */
    streamWhole: (userId: string): AsyncIterable<Playbook> =>
      model
        .find({ userId, state: 'done' }, { material: 0 })
        .sort({ createdAt: -1, _id: -1 })
        .lean<StoredPlaybook>()
        .cursor(inSmallBatches)
        .map(toPlaybook),
    count: (userId: string) => model.countDocuments(listFilter(userId)).exec(),
    async listRunning(userId: string): Promise<StoredPlaybook[]> {
      return model
        .find({ userId, state: { $ne: 'done' } }, { sections: 0, material: 0 })
        .lean<StoredPlaybook[]>()
        .exec();
    },
    async removeOperation(userId: string, operationId: string): Promise<void> {
      await model.deleteOne({ _id: toPlaybookKey(userId, operationId) });
    },
    async removeAll(userId: string): Promise<number> {
      return (await model.deleteMany({ userId })).deletedCount;
    },
    /** Deletes unfinished playbooks after a day, and the texts of abandoned ones after two hours. */
    async sweep(): Promise<void> {
      const abandoned = { state: { $ne: 'done' as const }, leaseUntil: { $lt: hoursAgo(materialRetentionHours) } };
      await model.updateMany({ ...abandoned, material: { $exists: true } }, { $unset: { material: 1 } });
      await model.deleteMany({ state: { $ne: 'done' }, createdAt: { $lt: hoursAgo(unfinishedRetentionHours) } });
    },
  };
}
