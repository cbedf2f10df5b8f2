import type { Place } from '@datewright/contracts/datecoach/place';
import { createFingerprint } from '@datewright/service-kit/fingerprint';
import { type Connection, Schema } from 'mongoose';
import type { Position } from '../rules/distance.ts';

/** Days that answers of the source are kept. */
const retentionDays = { city: 30, unknownCity: 1, places: 7 } as const;

interface StoredAnswer {
  /** A hash of what was asked; whoever asked is not stored. */
  _id: string;
  /** `null` for an unknown city. */
  centre?: Position | null;
  places?: Place[];
  expiresAt: Date;
}

const schema = new Schema<StoredAnswer>(
  { _id: String, centre: Schema.Types.Mixed, places: Schema.Types.Mixed, expiresAt: Date },
  { versionKey: false, minimize: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const normalizeCity = (city: string) => city.normalize('NFC').toLocaleLowerCase().replace(/\s+/g, ' ').trim();

export type PlaceCache = ReturnType<typeof createPlaceCache>;

/** Caches what the places source answered, for all members alike. */
export function createPlaceCache(connection: Connection, now: () => number) {
  const model = connection.model<StoredAnswer>('PlaceAnswer', schema, 'placeAnswers');
  const find = (key: unknown) =>
    model
      .findOne({ _id: createFingerprint(key), expiresAt: { $gt: new Date(now()) } })
      .lean<StoredAnswer>()
      .exec();
  const save = async (key: unknown, answer: Pick<StoredAnswer, 'centre' | 'places'>, days: number) => {
    const expiresAt = new Date(now() + days * 24 * 3600_000);
    await model.updateOne({ _id: createFingerprint(key) }, { $set: { ...answer, expiresAt } }, { upsert: true });
  };
  return {
    /** Undefined when the city was never looked up; `null` when the source does not know it. */
    findCity: async (city: string): Promise<Position | null | undefined> =>
      (await find(['city', normalizeCity(city)]))?.centre,
    saveCity: (city: string, centre: Position | null) =>
      save(['city', normalizeCity(city)], { centre }, centre ? retentionDays.city : retentionDays.unknownCity),
    findPlaces: async (centre: Position, kind: string): Promise<Place[] | undefined> =>
      (await find(['places', centre.lat, centre.lon, kind]))?.places,
    savePlaces: (centre: Position, kind: string, places: Place[]) =>
      save(['places', centre.lat, centre.lon, kind], { places }, retentionDays.places),
    /** Deletes expired answers in databases that do not support TTL indexes. */
    async sweep(): Promise<void> {
      await model.deleteMany({ expiresAt: { $lte: new Date(now()) } });
    },
  };
}
