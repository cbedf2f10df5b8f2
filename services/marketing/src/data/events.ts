import { keptDays } from '@datewright/contracts/kept-days';
import type { AnalyticsEvent } from '@datewright/contracts/marketing/record-events';
import { type Connection, Schema } from 'mongoose';

export type StoredEvent = AnalyticsEvent & { receivedAt: Date };

export interface EventStore {
  add(events: AnalyticsEvent[]): Promise<number>;
  /** Those that were received in a span, in any order, a few at a time. */
  between(from: Date, to: Date): AsyncIterable<StoredEvent>;
  firstAt(): Promise<Date | null>;
}

const batchSize = 500;

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
