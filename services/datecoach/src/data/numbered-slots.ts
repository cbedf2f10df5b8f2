import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import type { Model, Schema } from 'mongoose';

/** A document that occupies one of its owner's numbered slots. */
export interface SlottedDocument {
  _id: string;
  userId: string;
  /** Starts at 0 and is unique per member. */
  place: number;
}

export const slotFields = { _id: String, userId: String, place: Number };

/** Guarantees that each slot is used once; `insertWithinLimit` relies on it. */
export const addSlotIndex = (schema: Schema) => schema.index({ userId: 1, place: 1 }, { unique: true });

/**
 * Calls `add` with a free slot while the owner has fewer than `max` documents. The unique index gives each slot to one
 * concurrent insert only. Returns `taken` when a document with this id exists.
 */
export async function insertWithinLimit<Stored extends SlottedDocument>(
  model: Model<Stored>,
  { _id: newId, userId }: Pick<SlottedDocument, '_id' | 'userId'>,
  max: number,
  add: (place: number) => Promise<unknown>,
): Promise<'added' | 'taken' | 'full'> {
  // Terminates because every lost slot means that another document was inserted.
  for (;;) {
    const existing = await model.find({ userId }, { place: 1 }).lean<SlottedDocument[]>().exec();
    if (existing.some(({ _id }) => _id === newId)) return 'taken';
    const place = findFreeSlot(new Set(existing.map(({ place }) => place)), max);
    if (place === null) return 'full';
    try {
      await add(place);
      return 'added';
    } catch (error) {
      if (!isDuplicateKeyError(error)) throw error;
    }
  }
}

/** Picks a random free slot, so that concurrent inserts rarely collide. */
function findFreeSlot(taken: ReadonlySet<number>, max: number): number | null {
  const free = Array.from({ length: max }, (_one, place) => place).filter((place) => !taken.has(place));
  return free[Math.floor(Math.random() * free.length)] ?? null;
}
