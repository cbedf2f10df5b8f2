import { type Connection, Schema } from 'mongoose';
import { createEncryption } from '../encryption.ts';

interface StoredFriendPicture {
  _id: string;
  linkId: string;
  expiresAt: Date;
  sealed: Buffer;
}

const friendPictureSchema = new Schema<StoredFriendPicture>(
  { _id: String, linkId: String, expiresAt: Date, sealed: Buffer },
  { versionKey: false },
);
friendPictureSchema.index({ linkId: 1 });
// If a process dies between the end of a link and the sweep, the picture still expires.
friendPictureSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type FriendPictureRepository = ReturnType<typeof createFriendPictureRepository>;

/** Pictures of links, readable only with both the link's token and the service's own key. */
export function createFriendPictureRepository(connection: Connection, pictureKey: string) {
  const model = connection.model<StoredFriendPicture>('FriendPicture', friendPictureSchema, 'friendPictures');
  const getEncryption = (token: string) => createEncryption(token, pictureKey, 'photos for friends');
  const idOf = (linkId: string, operationId: string) => `${linkId} ${operationId}`;
  return {
    /** Replaces the stored picture. */
    async save(link: { id: string; expiresAt: Date }, operationId: string, token: string, jpeg: Buffer): Promise<void> {
      const _id = idOf(link.id, operationId);
      const picture = { linkId: link.id, expiresAt: link.expiresAt, sealed: getEncryption(token).encrypt(jpeg, _id) };
      await model.updateOne({ _id }, { $set: picture }, { upsert: true });
    },
    async read(linkId: string, operationId: string, token: string): Promise<Buffer | null> {
      const _id = idOf(linkId, operationId);
      const stored = await model.findOne({ _id }).exec();
      return stored && getEncryption(token).decrypt(stored.sealed, _id);
    },
    /** Deletes one photo's picture from each of these links. */
    async removePhoto(linkIds: string[], operationId: string): Promise<void> {
      await model.deleteMany({ _id: { $in: linkIds.map((linkId) => idOf(linkId, operationId)) } });
    },
    async remove(linkIds: string[]): Promise<void> {
      await model.deleteMany({ linkId: { $in: linkIds } });
    },
  };
}
