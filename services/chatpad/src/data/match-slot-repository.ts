import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';

interface MatchSlot {
  /** The id of the match that uses the slot or is about to. */
  id: string;
  at: Date;
}
interface StoredSlots {
  _id: string;
  places: MatchSlot[];
}

const schema = new Schema<StoredSlots>(
  { _id: String, places: [{ _id: false, id: String, at: Date }] },
  { versionKey: false },
);

/** Milliseconds after which a slot without a match counts as abandoned by a crashed process. */
const abandonedAfter = 60_000;

/**
 * One document per member with a slot for each match, reserved before a match is stored and released after it is
 * deleted. This enforces the match limit for concurrent requests and after a crash in between.
 */
export function createMatchSlotRepository(
  connection: Connection,
  listMatches: (userId: string) => Promise<MatchSlot[]>,
) {
  const model = connection.model<StoredSlots>('MatchPlaces', schema, 'matchPlaces');

  async function release(_id: string, ids: string[]): Promise<void> {
    await model.updateOne({ _id }, { $pull: { places: { id: { $in: ids } } } });
  }

  /** Creates the member's document, or releases abandoned slots. Returns false when all slots are in use. */
  async function makeRoom(_id: string, now: Date, max: number): Promise<boolean> {
    const stored = await model.findOne({ _id }).lean<StoredSlots>().exec();
    const matches = await listMatches(_id);
    if (!stored) {
      await model.updateOne({ _id }, { $setOnInsert: { places: matches } }, { upsert: true }).catch((error) => {
        if (!isDuplicateKeyError(error)) throw error;
      });
      return true;
    }
    // A request at the same time created the document or freed a slot.
    if (stored.places.length < max) return true;
    const ids = new Set(matches.map(({ id }) => id));
    const isAbandoned = ({ id, at }: MatchSlot) => !ids.has(id) && now.getTime() - at.getTime() > abandonedAfter;
    const abandoned = stored.places.filter(isAbandoned);
    await release(
      _id,
      abandoned.map(({ id }) => id),
    );
    return abandoned.length > 0;
  }

  return {
    release,
    /** Returns false when all `max` slots are taken. */
    async reserve(_id: string, slot: MatchSlot, max: number): Promise<boolean> {
      for (let attempt = 0; attempt < 3; attempt++) {
        const hasRoom = { _id, [`places.${max - 1}`]: { $exists: false } };
        if ((await model.updateOne(hasRoom, { $push: { places: slot } })).matchedCount === 1) return true;
        if (!(await makeRoom(_id, slot.at, max))) return false;
      }
      return false;
    },
  };
}
