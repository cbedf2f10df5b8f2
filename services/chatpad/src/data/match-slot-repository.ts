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

/** Milliseconds after which a slot without a match was left behind by a process that died. */
const abandonedAfter = 60_000;

/**
 * One document per member with a slot for each match, reserved before a match is stored and released after it is
 * deleted. So the limit of matches holds for concurrent requests and after a crash in between.
 */
export function createMatchSlotRepository(connection: Connection, matchesOf: (userId: string) => Promise<MatchSlot[]>) {
  const model = connection.model<StoredSlots>('MatchPlaces', schema, 'matchPlaces');

  async function release(_id: string, ids: string[]): Promise<void> {
    await model.updateOne({ _id }, { $pull: { places: { id: { $in: ids } } } });
  }

  /** Creates the member's document, or releases abandoned slots. False when all slots are in use. */
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
    await release(
      _id,
      leftBehind.map(({ id }) => id),
    );
    return leftBehind.length > 0;
  }

  return {
    release,
    /** False when all `max` slots are taken. */
    async reserve(_id: string, slot: MatchSlot, max: number): Promise<boolean> {
      for (let attempt = 0; attempt < 3; attempt++) {
        const hasRoom = { _id, [`places.${max - 1}`]: { $exists: false } };
        if ((await model.updateOne(hasRoom, { $push: { places: slot } })).matchedCount === 1) return true;
        if (!(await makeRoom(_id, slot.at))) return false;
      }
      return false;
    },
  };
}
