import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';

interface MatchSlot {
  /** Of the match that has it, or is about to. */
  id: string;
  at: Date;
}
interface StoredSlots {
  /** The member's id. */
  _id: string;
  places: MatchSlot[];
}

const schema = new Schema<StoredSlots>(
  { _id: String, places: [{ _id: false, id: String, at: Date }] },
  { versionKey: false },
);

/** Milliseconds after which a place without a match was left behind by a process that died. */
const abandonedAfter = 60_000;

/**
 * One document for each member with a place for every match: taken before a match is kept, left after it is deleted. So
 * there are never more matches than places, whatever happens at once and whatever dies in between.
 */
export function createMatchSlotRepository(connection: Connection, matchesOf: (userId: string) => Promise<MatchSlot[]>) {
  const model = connection.model<StoredSlots>('MatchPlaces', schema, 'matchPlaces');

  async function leave(_id: string, ids: string[]): Promise<void> {
    await model.updateOne({ _id }, { $pull: { places: { id: { $in: ids } } } });
  }

  /** Opens the member's document, or clears away what was left behind. False when there is really no room. */
  async function makeRoom(_id: string, now: Date): Promise<boolean> {
    const known = await model.findOne({ _id }).lean<StoredSlots>().exec();
    const kept = await matchesOf(_id);
    if (!known) {
      await model.updateOne({ _id }, { $setOnInsert: { places: kept } }, { upsert: true }).catch((error) => {
        if (!isDuplicateKeyError(error)) throw error;
      });
      return true;
    }
    const ids = new Set(kept.map(({ id }) => id));
    const isLeftBehind = ({ id, at }: MatchSlot) => !ids.has(id) && now.getTime() - at.getTime() > abandonedAfter;
    const leftBehind = known.places.filter(isLeftBehind);
    await leave(
      _id,
      leftBehind.map(({ id }) => id),
    );
    return leftBehind.length > 0;
  }

  return {
    leave,
    /** False when `most` places are taken. */
    async take(_id: string, place: MatchSlot, most: number): Promise<boolean> {
      for (let attempt = 0; attempt < 3; attempt++) {
        const hasRoom = { _id, [`places.${most - 1}`]: { $exists: false } };
        if ((await model.updateOne(hasRoom, { $push: { places: place } })).matchedCount === 1) return true;
        if (!(await makeRoom(_id, place.at))) return false;
      }
      return false;
    },
  };
}
