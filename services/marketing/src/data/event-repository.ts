import type { AnalyticsEvent } from '@datewright/contracts/marketing/record-events';
import { retentionDays } from '@datewright/contracts/retention-days';
import { type Connection, mongo, Schema } from 'mongoose';

export type StoredEvent = AnalyticsEvent & { receivedAt: Date };

export interface EventRepository {
  add(events: AnalyticsEvent[]): Promise<number>;
  /** Approximate bytes in the database. */
  estimateBytes(events: AnalyticsEvent[]): number;
  /** Streams the events received in a time span, in any order. */
  streamBetween(from: Date, to: Date): AsyncIterable<StoredEvent>;
  findFirstReceivedAt(): Promise<Date | null>;
}

const batchSize = 500;
/** Bytes of a document's id, time and entries in the two indexes. */
const overheadBytes = 80;

/** Analytics events of visitors who consented, without network addresses or member ids. */
export function createEventRepository(connection: Connection): EventRepository {
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
  schema.index({ receivedAt: 1 }, { expireAfterSeconds: retentionDays.events * 24 * 3600 });
  const model = connection.model('AnalyticsEvent', schema, 'events');
  return {
    async add(events) {
      const receivedAt = new Date();
      const inserted = await model.insertMany(events.map((event) => ({ ...event, receivedAt })));
      return inserted.length;
    },
    estimateBytes: (events) =>
      events.reduce((sum, event) => sum + mongo.BSON.calculateObjectSize(event) + overheadBytes, 0),
    streamBetween: (from, to) =>
      model
        .find({ receivedAt: { $gte: from, $lt: to } })
        .lean<StoredEvent>()
        .cursor({ batchSize }) as AsyncIterable<StoredEvent>,
    async findFirstReceivedAt() {
      const first = await model.findOne().sort({ receivedAt: 1 }).lean<StoredEvent>().exec();
      return first?.receivedAt ?? null;
    },
  };
}
