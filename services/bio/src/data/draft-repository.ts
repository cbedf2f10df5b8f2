import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { createFingerprint } from '@datewright/service-kit/fingerprint';
import { toComparableText } from '@datewright/tool-kit/ai/ai-answer';
import {
  type NewPaidRequest,
  type PaidRequest,
  paidRequestFields,
} from '@datewright/tool-kit/paid-requests/paid-request';
import { createPaidRequestRepository } from '@datewright/tool-kit/paid-requests/paid-request-repository';
import { type Connection, Schema } from 'mongoose';

/** One generation or analysis: its input as a hash, and its answer, so that a repeated request gets the same one. */
export interface StoredDraft extends PaidRequest {
  kind: 'generate' | 'analyze';
  /** The answer, stored before it is charged: after a crash in between, the member gets this very answer. */
  answer?: unknown;
  /** The bio in the answer, so that none is written twice; empty when it has none. */
  bio: string;
  /** A hash of what must not be written twice; the draft's own id when there is no such text or it is old enough. */
  essence: string;
  bonus: boolean;
}
interface WrittenBio {
  bio: string;
  at: string;
  writtenBy: string;
}
export type NewDraft = Omit<NewPaidRequest<StoredDraft>, 'bio' | 'essence' | 'bonus' | 'answer'>;

const draftSchema = new Schema<StoredDraft>(
  { ...paidRequestFields, kind: String, answer: Schema.Types.Mixed, bio: String, essence: String, bonus: Boolean },
  { versionKey: false },
);
draftSchema.index({ userId: 1, createdAt: -1 });
// Two tabs that ask at the same time can't get the same bio.
draftSchema.index({ userId: 1, essence: 1 }, { unique: true });

/**
 * How many drafts of one kind are stored per member, for repeated requests, for avoiding repetition, and for the
 * versions dialog.
 */
const maxDrafts = 50;

export type DraftRepository = ReturnType<typeof createDraftRepository>;

export function createDraftRepository(connection: Connection) {
  const model = connection.model<StoredDraft>('Draft', draftSchema, 'drafts');
  const work = createPaidRequestRepository<StoredDraft>(model);
  return {
    ...work,
    begin: (wanted: NewDraft) => work.begin({ ...wanted, bio: '', essence: wanted.operationId, bonus: false }),
    /** Stores the answer, unless its bio is one of the last or another process has taken over the draft. */
    async saveAnswer(
      draft: StoredDraft,
      answer: unknown,
      bio: string,
      bonus: boolean,
    ): Promise<'kept' | 'repeat' | 'lost'> {
      const essence = draft.kind === 'generate' ? createFingerprint(toComparableText(bio)) : draft.operationId;
      try {
        return (await work.update(draft, { $set: { answer, bio, essence, bonus } })) ? 'kept' : 'lost';
      } catch (error) {
        if (isDuplicateKeyError(error)) return 'repeat';
        throw error;
      }
    },
    /** The member's last generated bios, newest first. Older ones may be written again. */
    async listLastBios(userId: string, count: number): Promise<string[]> {
      const found = await model
        .find({ userId, bio: { $ne: '' } }, { bio: 1, operationId: 1, essence: 1 })
        .sort({ createdAt: -1 })
        .lean<Pick<StoredDraft, '_id' | 'bio' | 'operationId' | 'essence'>[]>()
        .exec();
      for (const { _id, operationId, essence } of found.slice(count)) {
        if (essence !== operationId) await model.updateOne({ _id }, { $set: { essence: operationId } });
      }
      return found.slice(0, count).map(({ bio }) => bio);
    },
    /** The last generated bios that were charged, newest first. An uncharged one would be given away here. */
    async listWritten(userId: string, count: number): Promise<WrittenBio[]> {
      const found = await model
        .find({ userId, kind: 'generate', state: 'done', bio: { $ne: '' } }, { bio: 1, createdAt: 1, answer: 1 })
        .sort({ createdAt: -1 })
        .limit(count)
        .lean<Pick<StoredDraft, 'bio' | 'createdAt' | 'answer'>[]>()
        .exec();
      return found.map(({ bio, createdAt, answer }) => ({
        bio,
        at: createdAt.toISOString(),
        writtenBy: (answer as Pick<WrittenBio, 'writtenBy'>).writtenBy,
      }));
    },
    async deleteOld(userId: string, kind: StoredDraft['kind']): Promise<void> {
      const old = await model
        .find({ userId, kind, state: 'done' }, { _id: 1 })
        .sort({ createdAt: -1 })
        .skip(maxDrafts)
        .lean();
      if (old.length > 0) await model.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } });
    },
  };
}
