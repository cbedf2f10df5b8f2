import { maxStoredItems } from '@datewright/contracts/datecoach/limits';
import type { SavedTip, tipToSave } from '@datewright/contracts/datecoach/saved-tip';
import type { z } from '@datewright/contracts/zod';
import { filterAfter, type Page, type SortKeys, toPage } from '@datewright/service-kit/database/page-cursor';
import { inSmallBatches } from '@datewright/service-kit/database/small-batches';
import { type Connection, Schema } from 'mongoose';
import { addSlotIndex, insertWithinLimit, type SlottedDocument, slotFields } from './numbered-slots.ts';

type TipInput = z.output<typeof tipToSave>;

interface StoredTip extends SlottedDocument, Omit<SavedTip, 'id'> {
  /** Chosen by the browser; unique per member only. */
  tipId: string;
}

const schema = new Schema<StoredTip>(
  {
    ...slotFields,
    tipId: String,
    type: { type: String },
    content: String,
    notes: String,
    source: String,
    timestamp: String,
  },
  { versionKey: false },
);
addSlotIndex(schema);
schema.index({ userId: 1, timestamp: -1, _id: 1 });

/** Newest first. */
export const tipOrder = [
  ['timestamp', -1],
  ['_id', 1],
] as const;

const toSavedTip = ({ tipId: id, type, content, notes, source, timestamp }: StoredTip): SavedTip => ({
  id,
  type,
  content,
  notes,
  source,
  timestamp,
});
const toTipKey = (userId: string, tipId: string) => `${userId}:${tipId}`;

export type SavedTipRepository = ReturnType<typeof createSavedTipRepository>;

/** Stores members' saved tips. Every method takes the owner's id and touches only that member's tips. */
export function createSavedTipRepository(connection: Connection) {
  const model = connection.model<StoredTip>('SavedTip', schema, 'savedTips');

  async function change(_id: string, { id: _own, notes, ...fields }: TipInput): Promise<SavedTip | null> {
    const $set = { ...fields, ...(notes !== undefined && { notes }) };
    const changed = await model
      .findOneAndUpdate({ _id }, { $set }, { returnDocument: 'after' })
      .lean<StoredTip>()
      .exec();
    return changed && toSavedTip(changed);
  }

  return {
    /** A page of tips, newest first. */
    async listPage(
      userId: string,
      { limit, before }: Page<SortKeys>,
    ): Promise<{ items: SavedTip[]; earlier: string | null }> {
      const found = await model
        .find({ userId, ...(before && filterAfter(tipOrder, before)) })
        .sort(Object.fromEntries(tipOrder))
        .limit(limit + 1)
        .lean<StoredTip[]>()
        .exec();
      const { items, earlier } = toPage(found, limit, ({ timestamp, _id }) => [timestamp, _id]);
      return { items: items.map(toSavedTip), earlier };
    },
    /** All tips, newest first, for the data export. */
    stream: (userId: string): AsyncIterable<SavedTip> =>
      model
        .find({ userId })
        .sort(Object.fromEntries(tipOrder))
        .lean<StoredTip>()
        .cursor(inSmallBatches)
        .map(toSavedTip),
    /** Adds a tip, or updates the one with this id. Returns `null` when the limit is reached. */
    async save(userId: string, tip: TipInput): Promise<SavedTip | null> {
      const { id: tipId, notes = '', ...fields } = tip;
      const _id = toTipKey(userId, tipId);
      // Retries because another tab may add or remove the same tip in between.
      for (;;) {
        const changed = await change(_id, tip);
        if (changed) return changed;
        const stored = { _id, userId, tipId, notes, ...fields };
        const added = await insertWithinLimit(model, stored, maxStoredItems.savedTips, (place) =>
          model.create({ ...stored, place }),
        );
        if (added === 'full') return null;
        if (added === 'added') return { id: tipId, notes, ...fields };
      }
    },
    remove: async (userId: string, tipId: string): Promise<number> =>
      (await model.deleteOne({ _id: toTipKey(userId, tipId) })).deletedCount,
    removeAll: async (userId: string): Promise<number> => (await model.deleteMany({ userId })).deletedCount,
  };
}
