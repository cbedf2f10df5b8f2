import { maxStoredItems } from '@datewright/contracts/datecoach/limits';
import type { Plan, PlanFields } from '@datewright/contracts/datecoach/plan';
import { filterAfter, type Page, type SortKeys, toPage } from '@datewright/service-kit/database/page-cursor';
import { inSmallBatches } from '@datewright/service-kit/database/small-batches';
import { type Connection, Schema } from 'mongoose';
import { addSlotIndex, insertWithinLimit, type SlottedDocument, slotFields } from './numbered-slots.ts';

interface StoredPlan extends SlottedDocument {
  /** Chosen by the browser; unique per member only. */
  planId: string;
  version: number;
  fields: PlanFields;
  /** Readable, because it opens nothing but this document. */
  linkToken?: string;
  createdAt: Date;
  updatedAt: Date;
}

const schema = new Schema<StoredPlan>(
  {
    ...slotFields,
    planId: String,
    version: Number,
    fields: Schema.Types.Mixed,
    linkToken: String,
    createdAt: Date,
    updatedAt: Date,
  },
  { versionKey: false },
);
addSlotIndex(schema);
schema.index({ userId: 1, 'fields.day': -1, 'fields.starts': -1, _id: 1 });
schema.index({ userId: 1, 'fields.playbookId': 1 });
schema.index({ linkToken: 1 }, { sparse: true });

/** Latest first. */
export const planOrder = [
  ['fields.day', -1],
  ['fields.starts', -1],
  ['_id', 1],
] as const;

const toPlan = ({ planId: id, version, fields, linkToken, createdAt, updatedAt }: Omit<StoredPlan, 'place'>): Plan => ({
  ...fields,
  id,
  version,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  ...(linkToken && { linkToken }),
});
const toPlanKey = (userId: string, planId: string) => `${userId}:${planId}`;

export type PlanRepository = ReturnType<typeof createPlanRepository>;

/** Stores members' plans. Every method but `findByLink` takes the owner's id and touches only that member's plans. */
export function createPlanRepository(connection: Connection) {
  const model = connection.model<StoredPlan>('Plan', schema, 'plans');
  return {
    /** A page of plans, the latest day first. */
    async listPage(
      userId: string,
      { limit, before }: Page<SortKeys>,
    ): Promise<{ plans: Plan[]; earlier: string | null }> {
      const found = await model
        .find({ userId, ...(before && filterAfter(planOrder, before)) })
        .sort(Object.fromEntries(planOrder))
        .limit(limit + 1)
        .lean<StoredPlan[]>()
        .exec();
      const { items, earlier } = toPage(found, limit, ({ fields, _id }) => [fields.day, fields.starts, _id]);
      return { plans: items.map(toPlan), earlier };
    },
    /** All plans, the latest day first, for the data export. */
    stream: (userId: string): AsyncIterable<Plan> =>
      model.find({ userId }).sort(Object.fromEntries(planOrder)).lean<StoredPlan>().cursor(inSmallBatches).map(toPlan),
    /** Those of this day and later. */
    async listFrom(userId: string, day: string): Promise<Plan[]> {
      const found = await model
        .find({ userId, 'fields.day': { $gte: day } })
        .lean<StoredPlan[]>()
        .exec();
      return found.map(toPlan);
    },
    /** Those of these playbooks that the member made a plan from. */
    async findPlannedPlaybooks(userId: string, playbookIds: string[]): Promise<Set<string>> {
      const found = await model
        .find({ userId, 'fields.playbookId': { $in: playbookIds } }, { 'fields.playbookId': 1 })
        .lean<StoredPlan[]>()
        .exec();
      return new Set(found.map(({ fields }) => fields.playbookId));
    },
    async find(userId: string, planId: string): Promise<Plan | null> {
      const found = await model.findById(toPlanKey(userId, planId)).lean<StoredPlan>().exec();
      return found && toPlan(found);
    },
    async add(userId: string, planId: string, fields: PlanFields, at: Date): Promise<Plan | 'taken' | 'full'> {
      const stored = {
        _id: toPlanKey(userId, planId),
        userId,
        planId,
        version: 1,
        fields,
        createdAt: at,
        updatedAt: at,
      };
      const added = await insertWithinLimit(model, stored, maxStoredItems.plans, (place) =>
        model.create({ ...stored, place }),
      );
      return added === 'added' ? toPlan(stored) : added;
    },
    /** Changes the plan only if it is at `version`; returns `null` otherwise. */
    async change(userId: string, planId: string, version: number, fields: PlanFields, at: Date): Promise<Plan | null> {
      const next = { $set: { fields, updatedAt: at, version: version + 1 } };
      const changed = await model
        .findOneAndUpdate({ _id: toPlanKey(userId, planId), version }, next, { returnDocument: 'after' })
        .lean<StoredPlan>()
        .exec();
      return changed && toPlan(changed);
    },
    /** Gives the plan this link unless it has one; returns `null` without such a plan. */
    async addLink(userId: string, planId: string, linkToken: string): Promise<Plan | null> {
      const _id = toPlanKey(userId, planId);
      await model.updateOne({ _id, linkToken: { $exists: false } }, { $set: { linkToken } }).exec();
      return this.find(userId, planId);
    },
    async removeLink(userId: string, planId: string): Promise<Plan | null> {
      const changed = await model
        .findOneAndUpdate(
          { _id: toPlanKey(userId, planId) },
          { $unset: { linkToken: '' } },
          { returnDocument: 'after' },
        )
        .lean<StoredPlan>()
        .exec();
      return changed && toPlan(changed);
    },
    /** The plan that a link opens, whoever made it. */
    async findByLink(linkToken: string): Promise<Plan | null> {
      const found = await model.findOne({ linkToken }).lean<StoredPlan>().exec();
      return found && toPlan(found);
    },
    remove: async (userId: string, planId: string): Promise<number> =>
      (await model.deleteOne({ _id: toPlanKey(userId, planId) })).deletedCount,
    removeAll: async (userId: string): Promise<number> => (await model.deleteMany({ userId })).deletedCount,
  };
}
