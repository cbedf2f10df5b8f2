import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';

/** A slug belongs to one post for good, even after the post has moved to another slug or was deleted. */
interface StoredSlug {
  _id: string;
  postId: string;
  /** The post was public and was deleted. */
  deletedAt?: Date;
}
const schema = new Schema<StoredSlug>({ _id: String, postId: String, deletedAt: Date }, { versionKey: false });

export type PostSlugRepository = ReturnType<typeof createPostSlugRepository>;

export function createPostSlugRepository(connection: Connection) {
  const model = connection.model<StoredSlug>('PostAddress', schema, 'postAddresses');

  const find = (slug: string) => model.findOne({ _id: slug }).lean<StoredSlug>().exec();

  return {
    find,
    /** Claims a slug for a post; returns false when another post has it. */
    async claim(slug: string, postId: string): Promise<boolean> {
      await model.updateOne({ _id: slug }, { $setOnInsert: { postId } }, { upsert: true }).catch((error) => {
        if (!isDuplicateKeyError(error)) throw error;
      });
      return (await find(slug))?.postId === postId;
    },
    /** Keeps the slugs of a deleted post as tombstones. */
    async markDeleted(postId: string, deletedAt: Date): Promise<void> {
      await model.updateMany({ postId, deletedAt: { $exists: false } }, { $set: { deletedAt } });
    },
    /** When a public post was deleted last, or `null`. */
    async findLastDeletion(): Promise<Date | null> {
      const last = await model
        .findOne({ deletedAt: { $exists: true } })
        .sort({ deletedAt: -1 })
        .lean<StoredSlug>()
        .exec();
      return last?.deletedAt ?? null;
    },
    /** Frees the slugs of a deleted draft whose publishing was interrupted. */
    async releaseAll(postId: string): Promise<void> {
      await model.deleteMany({ postId });
    },
  };
}
