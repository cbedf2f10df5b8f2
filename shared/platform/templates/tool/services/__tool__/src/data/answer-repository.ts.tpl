import {
  type NewPaidRequest,
  type PaidRequest,
  paidRequestFields,
} from '@datewright/tool-kit/paid-requests/paid-request';
import { createPaidRequestRepository } from '@datewright/tool-kit/paid-requests/paid-request-repository';
import { type Connection, Schema } from 'mongoose';

/** One paid question. The question is stored as a hash, the answer as text, so that a repeated request gets the same one. */
export interface StoredAnswer extends PaidRequest {
  answer?: string;
}
export type NewAnswer = NewPaidRequest<StoredAnswer>;

const schema = new Schema<StoredAnswer>({ ...paidRequestFields, answer: String }, { versionKey: false });
schema.index({ userId: 1, createdAt: -1 });

/** The number of answers stored per member, for repeated requests. */
const maxStoredAnswers = 50;

export type AnswerRepository = ReturnType<typeof createAnswerRepository>;

export function createAnswerRepository(connection: Connection) {
  const model = connection.model<StoredAnswer>('Answer', schema, 'answers');
  const paidRequests = createPaidRequestRepository<StoredAnswer>(model);
  return {
    ...paidRequests,
    storeAnswer: (work: StoredAnswer, answer: string) => paidRequests.update(work, { $set: { answer } }),
    /** All answers of one member, newest first. */
    async listByUser(userId: string): Promise<{ at: Date; answer: string | null }[]> {
      const found = await model.find({ userId }).sort({ createdAt: -1 }).lean<StoredAnswer[]>();
      return found.map(({ createdAt, answer }) => ({ at: createdAt, answer: answer ?? null }));
    },
    async deleteOld(userId: string): Promise<void> {
      const old = await model
        .find({ userId, state: 'done' }, { _id: 1 })
        .sort({ createdAt: -1 })
        .skip(maxStoredAnswers)
        .lean();
      if (old.length > 0) await model.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } });
    },
  };
}
