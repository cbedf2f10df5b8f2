import type { PostContent } from '@datewright/contracts/marketing/admin-posts';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';
import { createPictureFilter } from './picture-filter.ts';

/** What visitors see of a post from `publishAt` on. */
export interface PublishedContent extends PostContent {
  html: string;
  readTimeMinutes: number;
}

export interface StoredPost {
  _id: string;
  draft: PostContent;
  /** Version of the draft; each save increments it. */
  version: number;
  savedAt: Date;
  /** Member id; `null` for a post that ships with the product. */
  savedBy: string | null;
  live: PublishedContent | null;
  /** The draft version that is published. */
  liveVersion: number | null;
  publishAt: Date | null;
  modifiedAt: Date | null;
  formerSlugs: string[];
  /** It was public once and was unpublished. */
  wasShown?: boolean;
}

const schema = new Schema<StoredPost>(
  {
    _id: String,
    draft: Object,
    version: Number,
    savedAt: Date,
    savedBy: String,
    live: Object,
    liveVersion: Number,
    publishAt: Date,
    modifiedAt: Date,
    formerSlugs: [String],
    wasShown: Boolean,
  },
  { versionKey: false, minimize: false },
);
schema.index({ publishAt: -1 });

const maxPosts = 500;

export type PostRepository = ReturnType<typeof createPostRepository>;

export function createPostRepository(connection: Connection) {
  const model = connection.model<StoredPost>('Post', schema, 'posts');
  /** Updates a post that is still at `version`; returns `null` when it is not. */
  const updateVersion = (_id: string, version: number, $set: Partial<StoredPost>) =>
    model.findOneAndUpdate({ _id, version }, { $set }, { returnDocument: 'after' }).lean<StoredPost>().exec();

  return {
    find: (_id: string) => model.findOne({ _id }).lean<StoredPost>().exec(),
    updateVersion,
    /** Posts that are public at `now`, newest first. */
    listPublished: (now: Date) =>
      model
        .find({ live: { $ne: null }, publishAt: { $lte: now } })
        .sort({ publishAt: -1 })
        .limit(maxPosts)
        .lean<StoredPost[]>()
        .exec(),
    listAll: () => model.find().sort({ savedAt: -1 }).limit(maxPosts).lean<StoredPost[]>().exec(),
    /** Inserts the post unless its id exists; returns the stored post. */
    async insertIfAbsent(post: StoredPost): Promise<StoredPost> {
      const { _id, ...fresh } = post;
      await model.updateOne({ _id }, { $setOnInsert: fresh }, { upsert: true }).catch((error) => {
        if (!isDuplicateKeyError(error)) throw error;
      });
      return (await model.findOne({ _id }).lean<StoredPost>().exec()) ?? post;
    },
    /** Unpublishes a post and answers what it was before. `wasShown` is set if its publication time had passed. */
    async unpublish(_id: string, now: Date): Promise<StoredPost | null> {
      const gone = { live: null, liveVersion: null, publishAt: null, modifiedAt: null };
      const take = (of: object, $set: object) =>
        model
          .findOneAndUpdate({ _id, ...of }, { $set }, { returnDocument: 'before' })
          .lean<StoredPost>()
          .exec();
      const shown = { ...gone, modifiedAt: now, wasShown: true };
      return (await take({ publishAt: { $lte: now } }, shown)) ?? take({}, gone);
    },
    /** Deletes a post that is still at `version`; returns `null` when it is not. */
    delete: (_id: string, version: number) => model.findOneAndDelete({ _id, version }).lean<StoredPost>().exec(),
    /** Deletes a never published draft that is still at `version`; returns `null` when it is not. */
    deleteDraft: (_id: string, version: number) =>
      model
        .findOneAndDelete({ _id, version, live: null, wasShown: { $ne: true } })
        .lean<StoredPost>()
        .exec(),
    /**
     * Identifies what visitors see at `now`: one entry for each post that is or was public, in a fixed order. A post that
     * was published and unpublished leaves another list than before.
     */
    async listPublicVersions(now: Date): Promise<string[]> {
      const isPublic = { live: { $ne: null }, publishAt: { $lte: now } };
      const found = await model
        .find({ $or: [isPublic, { live: null, wasShown: true }] }, { liveVersion: 1, modifiedAt: 1 })
        .sort({ _id: 1 })
        .lean<Pick<StoredPost, '_id' | 'liveVersion' | 'modifiedAt'>[]>()
        .exec();
      return found.map(({ _id, liveVersion, modifiedAt }) => `${_id} ${liveVersion} ${modifiedAt?.toISOString()}`);
    },
    /** Contents of drafts and published posts that show one of the pictures. */
    async findContentsShowing(pictures: string[]): Promise<PostContent[]> {
      if (pictures.length === 0) return [];
      const $or = [...createPictureFilter(pictures, 'draft'), ...createPictureFilter(pictures, 'live')];
      const found = await model.find({ $or }).lean<StoredPost[]>().exec();
      return found.flatMap(({ draft, live }) => (live ? [draft, live] : [draft]));
    },
    /** Removes the editor's id; the posts stay. */
    async anonymizeEditor(savedBy: string): Promise<void> {
      await model.updateMany({ savedBy }, { $set: { savedBy: null } });
    },
  };
}
