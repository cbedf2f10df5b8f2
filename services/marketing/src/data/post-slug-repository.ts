import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';

/** A slug belongs to one post for good, even after the post has moved to another slug. */
interface StoredSlug {
  _id: string;
  postId: string;
}
const schema = new Schema<StoredSlug>({ _id: String, postId: String }, { versionKey: false });

export type PostSlugRepository = ReturnType<typeof createPostSlugRepository>;

export function createPostSlugRepository(connection: Connection) {
  const model = connection.model<StoredSlug>('PostAddress', schema, 'postAddresses');

  async function findPostId(slug: string): Promise<string | null> {
    return (await model.findOne({ _id: slug }).lean<StoredSlug>().exec())?.postId ?? null;
  }

  return {
    findPostId,
    /** Claims a slug for a post; returns false when another post has it. */
    async claim(slug: string, postId: string): Promise<boolean> {
      await model.updateOne({ _id: slug }, { $setOnInsert: { postId } }, { upsert: true }).catch((error) => {
        if (!isDuplicateKeyError(error)) throw error;
      });
      return (await findPostId(slug)) === postId;
    },
    /** Frees the slugs of a deleted draft whose publishing was interrupted. */
    async releaseAll(postId: string): Promise<void> {
      await model.deleteMany({ postId });
    },
  };
}
