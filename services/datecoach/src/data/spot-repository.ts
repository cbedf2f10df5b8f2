import { maxShownSpots, spotRetentionDays } from '@datewright/contracts/datecoach/limits';
import type { DateSpot } from '@datewright/contracts/datecoach/spot';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import { inSmallBatches } from '@datewright/service-kit/database/small-batches';
import { type Connection, Schema } from 'mongoose';
import type { Idea } from '../rules/same-idea.ts';

export interface FoundSpots {
  spots: DateSpot[];
  writtenBy: string;
  care: ModerationNotice | null;
}

export interface FoundSpot {
  spot: DateSpot;
  /** It was found for two who live far apart, so it is a video call. */
  isVideo: boolean;
}

interface StoredSpots extends FoundSpots {
  /** The owner's id and a hash of the request; contains none of its text. */
  _id: string;
  userId: string;
  /** A hash of the match, so that its searches with other needs or later messages are found. */
  matchKey?: string;
  isVideo?: boolean;
  /** All spots that this search showed, newest last. */
  shown?: (Idea & { at: Date })[];
  createdAt: Date;
}

const schema = new Schema<StoredSpots>(
  {
    _id: String,
    userId: String,
    spots: Schema.Types.Mixed,
    writtenBy: String,
    care: { type: Schema.Types.Mixed, default: null },
    matchKey: String,
    isVideo: Boolean,
    shown: Schema.Types.Mixed,
    createdAt: Date,
  },
  { versionKey: false, minimize: false },
);
schema.index({ userId: 1, matchKey: 1 });
schema.index({ createdAt: 1 }, { expireAfterSeconds: spotRetentionDays * 24 * 3600 });

const toSpotsKey = (userId: string, fingerprint: string) => `${userId}:${fingerprint}`;

/** What was searched for; hashes of the search and of its match contain no text. */
export interface SpotSearch {
  key: string;
  matchKey: string;
  isVideo: boolean;
}

export type SpotRepository = ReturnType<typeof createSpotRepository>;

/** Caches found spots, so that the same request returns the same ones. */
export function createSpotRepository(connection: Connection, now: () => number) {
  const model = connection.model<StoredSpots>('Spots', schema, 'spots');
  const since = () => new Date(now() - spotRetentionDays * 24 * 3600_000);
  return {
    find: (userId: string, fingerprint: string) =>
      model
        .findOne({ _id: toSpotsKey(userId, fingerprint), createdAt: { $gt: since() } })
        .lean<FoundSpots>()
        .exec(),
    /** One spot that was found for this member, by its own id. */
    async findSpot(userId: string, id: string): Promise<FoundSpot | null> {
      const found = await model
        .findOne({ userId, 'spots.id': id, createdAt: { $gt: since() } }, { spots: 1, isVideo: 1 })
        .lean<StoredSpots>()
        .exec();
      const spot = found?.spots.find((one) => one.id === id);
      return spot ? { spot, isVideo: found?.isVideo === true } : null;
    },
    /** Every stored spot, newest first, for the member's data export. */
    streamAll: (userId: string): AsyncIterable<FoundSpots & { createdAt: string }> =>
      model
        .find({ userId, createdAt: { $gt: since() } })
        .sort({ createdAt: -1 })
        .lean<StoredSpots>()
        .cursor(inSmallBatches)
        .map(({ spots, writtenBy, care, createdAt }) => ({
          createdAt: createdAt.toISOString(),
          writtenBy,
          spots,
          care,
        })),
    /** All spots that were shown for a match within the retention period, newest first. */
    async listShown(userId: string, matchKey: string): Promise<Idea[]> {
      const found = await model.find({ userId, matchKey }, { shown: 1 }).lean<StoredSpots[]>().exec();
      const recent = found.flatMap(({ shown = [] }) => shown.filter(({ at }) => at > since()));
      recent.sort((a, b) => b.at.getTime() - a.at.getTime());
      return [...new Map(recent.map(({ name, type }) => [name, { name, type }])).values()].slice(0, maxShownSpots);
    },
    async save(userId: string, { key, matchKey, isVideo }: SpotSearch, found: FoundSpots): Promise<void> {
      const at = new Date(now());
      const shown = { $each: found.spots.map(({ name, type }) => ({ name, type, at })), $slice: -maxShownSpots };
      const change = { $set: { ...found, userId, matchKey, isVideo, createdAt: at }, $push: { shown } };
      await model.updateOne({ _id: toSpotsKey(userId, key) }, change, { upsert: true });
    },
    async removeAll(userId: string): Promise<void> {
      await model.deleteMany({ userId });
    },
    /** Deletes expired spots in databases that do not support TTL indexes. */
    async sweep(): Promise<void> {
      await model.deleteMany({ createdAt: { $lte: since() } });
    },
  };
}
