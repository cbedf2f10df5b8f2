import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import type { Model, Schema } from 'mongoose';

/** A document that has one of its owner's places. */
export interface SlottedDocument {
  _id: string;
  userId: string;
  /** From 0; two documents of one member never have the same. */
  place: number;
}

export const slotFields = { _id: String, userId: String, place: Number };

/** What keeps the places apart; `addInPlace` relies on it. */
export const addSlotIndex = (schema: Schema) => schema.index({ userId: 1, place: 1 }, { unique: true });

/**
 * Has `add` make a document while its owner has fewer than `most`, however many are made at once: each takes a numbered
 * place that the index gives to one alone. `taken`: one with this id is there already.
 */
export async function insertWithinLimit<Stored extends SlottedDocument>(
  model: Model<Stored>,
  { _id: wanted, userId }: Pick<SlottedDocument, '_id' | 'userId'>,
  most: number,
  add: (place: number) => Promise<unknown>,
): Promise<'added' | 'taken' | 'full'> {
  // Who loses a place has seen another document come, so this ends.
  for (;;) {
    const kept = await model.find({ userId }, { place: 1 }).lean<SlottedDocument[]>().exec();
    if (kept.some(({ _id }) => _id === wanted)) return 'taken';
    const place = findFreeSlot(new Set(kept.map(({ place }) => place)), most);
    if (place === null) return 'full';
    try {
      await add(place);
      return 'added';
    } catch (error) {
      if (!isDuplicateKeyError(error)) throw error;
    }
  }
}

/** Any free one: those who look at the same time seldom choose the same. */
function findFreeSlot(held: ReadonlySet<number>, most: number): number | null {
  const free = Array.from({ length: most }, (_one, place) => place).filter((place) => !held.has(place));
  return free[Math.floor(Math.random() * free.length)] ?? null;
}
