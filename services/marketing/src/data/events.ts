import { keptDays } from '@datewright/contracts/kept-days';
import type { AnalyticsEvent } from '@datewright/contracts/marketing/record-events';
import { type Connection, mongo, Schema } from 'mongoose';

export type StoredEvent = AnalyticsEvent & { receivedAt: Date };

export interface EventStore {
  add(events: AnalyticsEvent[]): Promise<number>;
  /** Bytes that these take in the database, roughly. */
  sizeOf(events: AnalyticsEvent[]): number;
  /** Those that were received in a span, in any order, a few at a time. */
  between(from: Date, to: Date): AsyncIterable<StoredEvent>;
  firstAt(): Promise<Date | null>;
}

const batchSize = 500;
/** Bytes of a document's id, its time and its place in the two indexes. */
const perDocument = 80;

/** Analytics events of visitors who allowed them: no address, no member. */
export function eventStore(connection: Connection): EventStore {
  const schema = new Schema(
    {
      name: String,
      path: String,
      compositionId: String,
      at: String,
      receivedAt: Date,
      visit: String,
      properties: Object,
    },
    { versionKey: false, minimize: false },
  );
  schema.index({ receivedAt: 1 }, { expireAfterSeconds: keptDays.events * 24 * 3600 });
  const model = connection.model('AnalyticsEvent', schema, 'events');
  return {
    async add(events) {
      const receivedAt = new Date();
      const kept = await model.insertMany(events.map((event) => ({ ...event, receivedAt })));
      return kept.length;
    },
    sizeOf: (events) => events.reduce((sum, event) => sum + mongo.BSON.calculateObjectSize(event) + perDocument, 0),
    between: (from, to) =>
      model
        .find({ receivedAt: { $gte: from, $lt: to } })
        .lean<StoredEvent>()
        .cursor({ batchSize }) as AsyncIterable<StoredEvent>,
    async firstAt() {
      const first = await model.findOne().sort({ receivedAt: 1 }).lean<StoredEvent>().exec();
      return first?.receivedAt ?? null;
    },
  };
}
