import { type Connection, Schema } from 'mongoose';
import { sealOf } from '../sealing.ts';

interface StoredFriendPicture {
  _id: string;
  linkId: string;
  expiresAt: Date;
  sealed: Buffer;
}

const schema = new Schema<StoredFriendPicture>(
  { _id: String, linkId: String, expiresAt: Date, sealed: Buffer },
  { versionKey: false },
);
schema.index({ linkId: 1 });
// One that a process left behind as it died, between a link's end and the sweep, goes with its time.
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type FriendPictures = ReturnType<typeof friendPictures>;

/** Pictures of links: unreadable without the link's token, and without the service's own key. */
export function friendPictures(connection: Connection, pictureKey: string) {
  const model = connection.model<StoredFriendPicture>('FriendPicture', schema, 'friendPictures');
  const sealFor = (token: string) => sealOf(token, pictureKey, 'photos for friends');
  const idOf = (linkId: string, operationId: string) => `${linkId} ${operationId}`;
  return {
    /** Takes the place of the one that was there. */
    async put(link: { id: string; expiresAt: Date }, operationId: string, token: string, jpeg: Buffer): Promise<void> {
      const _id = idOf(link.id, operationId);
      const picture = { linkId: link.id, expiresAt: link.expiresAt, sealed: sealFor(token).close(jpeg, _id) };
      await model.updateOne({ _id }, { $set: picture }, { upsert: true });
    },
    async read(linkId: string, operationId: string, token: string): Promise<Buffer | null> {
      const _id = idOf(linkId, operationId);
      const stored = await model.findOne({ _id }).exec();
      return stored && sealFor(token).open(stored.sealed, _id);
    },
    /** Removes one photo's picture from each of these links. */
    async removePhoto(linkIds: string[], operationId: string): Promise<void> {
      await model.deleteMany({ _id: { $in: linkIds.map((linkId) => idOf(linkId, operationId)) } });
    },
    async remove(linkIds: string[]): Promise<void> {
      await model.deleteMany({ linkId: { $in: linkIds } });
    },
  };
}
