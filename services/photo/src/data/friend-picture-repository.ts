import type { RotatingKey } from '@datewright/service-kit/config';
import { type ReencryptionCounts, reencryptCollection } from '@datewright/service-kit/database/reencrypt-collection';
import { createEncryption } from '@datewright/service-kit/encryption';
import { type Connection, Schema } from 'mongoose';

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

const collection = 'friendPictures';

/**
 * Pictures of links, encrypted with the link's token and then with the service's own key: reading them takes both, and
 * a new key of the service needs no token.
 */
export function createFriendPictureRepository(connection: Connection, pictureKey: RotatingKey) {
  const model = connection.model<StoredFriendPicture>('FriendPicture', friendPictureSchema, collection);
  const byService = createEncryption(pictureKey, '', 'photos for friends');
  const byToken = (token: string) => createEncryption([token], '', 'photos for friends');
  const idOf = (linkId: string, operationId: string) => `${linkId} ${operationId}`;
  return {
    /** Replaces the stored picture. */
    async save(link: { id: string; expiresAt: Date }, operationId: string, token: string, jpeg: Buffer): Promise<void> {
      const _id = idOf(link.id, operationId);
      const sealed = byService.encrypt(byToken(token).encrypt(jpeg, _id), _id);
      const picture = { linkId: link.id, expiresAt: link.expiresAt, sealed };
      await model.updateOne({ _id }, { $set: picture }, { upsert: true });
    },
    async read(linkId: string, operationId: string, token: string): Promise<Buffer | null> {
      const _id = idOf(linkId, operationId);
      const stored = await model.findOne({ _id }).exec();
      const inner = stored && byService.decrypt(stored.sealed, _id);
      return inner && byToken(token).decrypt(inner, _id);
    },
    /** Encrypts with the current key of the service what its previous one encrypted. */
    reencrypt: (): Promise<ReencryptionCounts> =>
      reencryptCollection<Buffer>(connection, { collection, field: 'sealed' }, (sealed, { _id }) =>
        byService.reencrypt(sealed, String(_id)),
      ),
    /** Deletes one photo's picture from each of these links. */
    async removePhoto(linkIds: string[], operationId: string): Promise<void> {
      await model.deleteMany({ _id: { $in: linkIds.map((linkId) => idOf(linkId, operationId)) } });
    },
    async remove(linkIds: string[]): Promise<void> {
      await model.deleteMany({ linkId: { $in: linkIds } });
    },
  };
}
