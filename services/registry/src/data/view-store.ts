import type { VersionHealth } from '@datewright/contracts/registry/get-canary-health';
import { type ViewOutcome, type ViewReport, viewOutcomes } from '@datewright/contracts/registry/report-views';
import { type Connection, Schema } from 'mongoose';

/** Counts of views by remote, version and outcome. Nothing about a visitor is stored. */
export interface ViewStore {
  add(report: ViewReport): Promise<void>;
  /** The views of a version since a time, to ten seconds. */
  count(name: string, version: string, since: Date): Promise<VersionHealth>;
}

interface StoredViews extends Record<ViewOutcome, number> {
  _id: string;
  name: string;
  version: string;
  /** The start of these ten seconds. */
  at: Date;
}

const spanMs = 10_000;
const keptSeconds = 24 * 3600;

const countsByOutcome = Object.fromEntries(viewOutcomes.map((outcome) => [outcome, Number]));

const startOfSpan = (time: number) => new Date(Math.floor(time / spanMs) * spanMs);

export function createViewStore(connection: Connection, now: () => number): ViewStore {
  const schema = new Schema<StoredViews>(
    { _id: String, name: String, version: String, at: Date, ...countsByOutcome },
    { versionKey: false },
  );
  schema.index({ name: 1, version: 1, at: 1 });
  schema.index({ at: 1 }, { expireAfterSeconds: keptSeconds });
  const model = connection.model<StoredViews>('Views', schema, 'views');

  return {
    async add({ name, version, outcome }) {
      const at = startOfSpan(now());
      const count = () =>
        model.updateOne(
          { _id: `${name}@${version}@${at.getTime()}` },
          { $inc: { [outcome]: 1 }, $setOnInsert: { name, version, at } },
          { upsert: true },
        );
      // Two first writes at once collide; the second try finds what the first made.
      await count().catch(count);
    },
    async count(name, version, since) {
      const found = await model
        .find({ name, version, at: { $gte: startOfSpan(since.getTime()) } })
        .lean<StoredViews[]>()
        .exec();
      const countOf = (outcome: ViewOutcome) => found.reduce((sum, views) => sum + (views[outcome] ?? 0), 0);
      return {
        version,
        views: viewOutcomes.reduce((sum, outcome) => sum + countOf(outcome), 0),
        failed: countOf('failed'),
        hung: countOf('hung'),
        callFailed: countOf('callFailed'),
        slow: countOf('slow'),
      };
    },
  };
}
