import { type ClaimedWork, claimedWorkFields, type NewWork, workBook } from '@datewright/service-kit/claimed-work';
import { type Connection, Schema } from 'mongoose';

/** One paid question: what was asked stays a hash, what came of it is kept, so that a repeat is the same. */
export interface StoredAnswer extends ClaimedWork {
  answer?: string;
}
export type NewAnswer = NewWork<StoredAnswer>;

const schema = new Schema<StoredAnswer>({ ...claimedWorkFields, answer: String }, { versionKey: false });
schema.index({ userId: 1, createdAt: -1 });

/** How many of a member's answers are kept, for repeats. */
const kept = 50;

export type Answers = ReturnType<typeof answers>;

export function answers(connection: Connection) {
  const model = connection.model<StoredAnswer>('Answer', schema, 'answers');
  const work = workBook<StoredAnswer>(model);
  return {
    ...work,
    keep: (of: StoredAnswer, answer: string) => work.change(of, { $set: { answer } }),
    /** Everything of one member, the newest first. */
    async ofMember(userId: string): Promise<{ at: Date; answer: string | null }[]> {
      const found = await model.find({ userId }).sort({ createdAt: -1 }).lean<StoredAnswer[]>();
      return found.map(({ createdAt, answer }) => ({ at: createdAt, answer: answer ?? null }));
    },
    async forgetOld(userId: string): Promise<void> {
      const old = await model.find({ userId, state: 'done' }, { _id: 1 }).sort({ createdAt: -1 }).skip(kept).lean();
      if (old.length > 0) await model.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } });
    },
  };
}
