import type { AnalyticsEvent } from '@datewright/contracts/marketing/record-events';
import { type Connection, Schema } from 'mongoose';

export interface EventStore {
  add(events: AnalyticsEvent[]): Promise<number>;
}

const keptSeconds = 400 * 24 * 3600;

/** Analytics events of visitors who allowed them: no address, no member. */
export function eventStore(connection: Connection): EventStore {
  const schema = new Schema(
    { name: String, path: String, compositionId: String, at: String, receivedAt: Date, properties: Object },
    { versionKey: false, minimize: false },
  );
  schema.index({ receivedAt: 1 }, { expireAfterSeconds: keptSeconds });
  schema.index({ name: 1, receivedAt: -1 });
  const model = connection.model('AnalyticsEvent', schema, 'events');
  return {
    async add(events) {
      const receivedAt = new Date();
      const kept = await model.insertMany(events.map((event) => ({ ...event, receivedAt })));
      return kept.length;
    },
  };
}
