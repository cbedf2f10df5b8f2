import { most } from '@datewright/contracts/datecoach/limits';
import type { SavedTip, tipToSave } from '@datewright/contracts/datecoach/saved-tip';
import type { z } from '@datewright/contracts/zod';
import { type Connection, Schema } from 'mongoose';
import { addInPlace, indexPlaces, type Placed, placedFields } from './places.ts';

type TipToSave = z.output<typeof tipToSave>;

interface StoredTip extends Placed, Omit<SavedTip, 'id'> {
  /** Made up by the browser: unique for its member alone. */
  tipId: string;
}

const schema = new Schema<StoredTip>(
  {
    ...placedFields,
    tipId: String,
    type: { type: String },
    content: String,
    notes: String,
    source: String,
    timestamp: String,
  },
  { versionKey: false },
);
indexPlaces(schema);

const asTip = ({ tipId: id, type, content, notes, source, timestamp }: StoredTip): SavedTip => ({
  id,
  type,
  content,
  notes,
  source,
  timestamp,
});
const keyOf = (userId: string, tipId: string) => `${userId}:${tipId}`;

export type SavedTips = ReturnType<typeof savedTips>;

/** Tips that members keep. None is found, changed or removed without its owner's id. */
export function savedTips(connection: Connection) {
  const model = connection.model<StoredTip>('SavedTip', schema, 'savedTips');

  async function change(_id: string, { id: _own, notes, ...fields }: TipToSave): Promise<SavedTip | null> {
    const $set = { ...fields, ...(notes !== undefined && { notes }) };
    const changed = await model
      .findOneAndUpdate({ _id }, { $set }, { returnDocument: 'after' })
      .lean<StoredTip>()
      .exec();
    return changed && asTip(changed);
  }

  return {
    /** The newest first. */
    async list(userId: string): Promise<SavedTip[]> {
      const found = await model.find({ userId }).sort({ timestamp: -1, _id: 1 }).lean<StoredTip[]>().exec();
      return found.map(asTip);
    },
    /** Adds a tip, or changes the one with this id; `null` when there is no room for another. */
    async save(userId: string, tip: TipToSave): Promise<SavedTip | null> {
      const { id: tipId, notes = '', ...fields } = tip;
      const _id = keyOf(userId, tipId);
      // Another tab may add or remove the same tip in between.
      for (;;) {
        const changed = await change(_id, tip);
        if (changed) return changed;
        const stored = { _id, userId, tipId, notes, ...fields };
        const added = await addInPlace(model, stored, most.savedTips, (place) => model.create({ ...stored, place }));
        if (added === 'full') return null;
        if (added === 'added') return { id: tipId, notes, ...fields };
      }
    },
    remove: async (userId: string, tipId: string): Promise<number> =>
      (await model.deleteOne({ _id: keyOf(userId, tipId) })).deletedCount,
    removeAll: async (userId: string): Promise<number> => (await model.deleteMany({ userId })).deletedCount,
  };
}
