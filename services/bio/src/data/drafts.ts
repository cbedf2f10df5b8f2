import { type ClaimedWork, claimedWorkFields, type NewWork, workBook } from '@datewright/service-kit/claimed-work';
import { type Connection, Schema } from 'mongoose';

/** One generation or analysis: what was asked for stays a hash, what came of it is kept, so that a repeat is the same. */
export interface StoredDraft extends ClaimedWork {
  kind: 'generate' | 'analyze';
  /** The answer, kept before it is paid for: after a crash between the two the member gets this very one. */
  answer?: unknown;
  /** The bio in the answer, so that none comes twice; empty when it has none. */
  bio: string;
  bonus: boolean;
}
type NewDraft = Omit<NewWork<StoredDraft>, 'bio' | 'bonus' | 'answer'>;

const schema = new Schema<StoredDraft>(
  { ...claimedWorkFields, kind: String, answer: Schema.Types.Mixed, bio: String, bonus: Boolean },
  { versionKey: false },
);
schema.index({ userId: 1, createdAt: -1 });

/** How many of a member's drafts are kept, for repeats and against repetition. */
const keptDrafts = 50;

export type Drafts = ReturnType<typeof drafts>;

export function drafts(connection: Connection) {
  const model = connection.model<StoredDraft>('Draft', schema, 'drafts');
  const work = workBook<StoredDraft>(model);
  return {
    ...work,
    begin: (wanted: NewDraft) => work.begin({ ...wanted, bio: '', bonus: false }),
    /** Keeps the answer; false when the draft is somebody else's by now. */
    keepAnswer: (draft: StoredDraft, answer: unknown, bio: string, bonus: boolean) =>
      work.change(draft, { $set: { answer, bio, bonus } }),
    /** Lets the next request go on with it at once. */
    leave: (draft: StoredDraft, now: Date) => work.change(draft, { $set: { leaseUntil: now } }),

    /** The member's last bios of ours, the newest first. */
    async lastBios(userId: string, count: number): Promise<string[]> {
      const found = await model
        .find({ userId, bio: { $ne: '' } }, { bio: 1 })
        .sort({ createdAt: -1 })
        .limit(count)
        .lean<Pick<StoredDraft, 'bio'>[]>()
        .exec();
      return found.map(({ bio }) => bio);
    },
    async forgetOld(userId: string): Promise<void> {
      const old = await model
        .find({ userId, state: 'done' }, { _id: 1 })
        .sort({ createdAt: -1 })
        .skip(keptDrafts)
        .lean();
      if (old.length > 0) await model.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } });
    },
  };
}
