import type { PostContent } from '@datewright/contracts/marketing/admin-posts';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';
import { createPictureFilter } from './picture-filter.ts';

export interface StoredVersion {
  /** Post id and version. */
  _id: string;
  postId: string;
  version: number;
  content: PostContent;
  savedAt: Date;
  savedBy: string | null;
  /** Time of the first save that was merged into this version. */
  since: Date;
  published: boolean;
}

const schema = new Schema<StoredVersion>(
  {
    _id: String,
    postId: String,
    version: Number,
    content: Object,
    savedAt: Date,
    savedBy: String,
    since: Date,
    published: Boolean,
  },
  { versionKey: false, minimize: false },
);
schema.index({ postId: 1, version: -1 });

/** Milliseconds within which one editor's saves are merged into one version. */
const mergeWindowMs = 10 * 60_000;
const maxVersions = 100;
const maxExportedVersions = 1000;

type NewVersion = Pick<StoredVersion, 'postId' | 'version' | 'content' | 'savedAt' | 'savedBy'>;

/** The new version replaces the last one: the same editor saved it shortly before. */
const isMergeable = (last: StoredVersion, saved: NewVersion) =>
  last.version !== saved.version &&
  !last.published &&
  last.savedBy === saved.savedBy &&
  +saved.savedAt - +last.since < mergeWindowMs;

export type PostVersionRepository = ReturnType<typeof createPostVersionRepository>;

/** Earlier versions of posts: every published one, and the newest hundred of the others. */
export function createPostVersionRepository(connection: Connection) {
  const model = connection.model<StoredVersion>('PostVersion', schema, 'postVersions');
  const newest = (postId: string, limit: number) =>
    model.find({ postId }).sort({ version: -1 }).limit(limit).lean<StoredVersion[]>().exec();

  return {
    list: (postId: string) => newest(postId, 2 * maxVersions),
    find: (postId: string, version: number) =>
      model
        .findOne({ _id: `${postId}:${version}` })
        .lean<StoredVersion>()
        .exec(),
    async add(saved: NewVersion): Promise<void> {
      const [last] = await newest(saved.postId, 1);
      const goesOn = last && isMergeable(last, saved);
      const since = goesOn ? last.since : saved.savedAt;
      await model
        .create({ ...saved, _id: `${saved.postId}:${saved.version}`, since, published: false })
        .catch((error) => {
          if (!isDuplicateKeyError(error)) throw error;
        });
      if (goesOn) await model.deleteOne({ _id: last._id, published: false });
      const [oldest] = (await newest(saved.postId, maxVersions + 1)).slice(maxVersions);
      if (oldest) await model.deleteMany({ postId: saved.postId, version: { $lte: oldest.version }, published: false });
    },
    async setPublished(postId: string, version: number, published: boolean): Promise<void> {
      await model.updateOne({ _id: `${postId}:${version}` }, { $set: { published } });
    },
    hasPublished: async (postId: string): Promise<boolean> =>
      (await model.exists({ postId, published: true }).exec()) !== null,
    /** Versions of posts other than `otherThan` that show one of the pictures. */
    async findContentsShowing(pictures: string[], otherThan: string): Promise<PostContent[]> {
      if (pictures.length === 0) return [];
      const found = await model
        .find({ postId: { $ne: otherThan }, $or: createPictureFilter(pictures, 'content') })
        .lean<StoredVersion[]>()
        .exec();
      return found.map(({ content }) => content);
    },
    /** The newest thousand saves of an editor, with the post's title. */
    async listSavedBy(savedBy: string): Promise<{ title: string; version: number; savedAt: Date }[]> {
      const found = await model
        .find({ savedBy }, { 'content.title': 1, version: 1, savedAt: 1 })
        .sort({ savedAt: -1 })
        .limit(maxExportedVersions)
        .lean<StoredVersion[]>()
        .exec();
      return found.map(({ content, version, savedAt }) => ({ title: content.title, version, savedAt }));
    },
    async anonymizeEditor(savedBy: string): Promise<void> {
      await model.updateMany({ savedBy }, { $set: { savedBy: null } });
    },
    async deleteAllOfPost(postId: string): Promise<void> {
      await model.deleteMany({ postId });
    },
  };
}
