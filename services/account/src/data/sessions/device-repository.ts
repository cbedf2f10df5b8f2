import { type Connection, Schema } from 'mongoose';

interface Device {
  /** Hash of the cookie's token. */
  _id: string;
  /** Ids of the members who signed in with it. */
  members: string[];
  expiresAt: Date;
}

const schema = new Schema<Device>({ _id: String, members: [String], expiresAt: Date }, { versionKey: false });
schema.index({ members: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export type DeviceRepository = ReturnType<typeof createDeviceRepository>;

/** Browsers in which a member has signed in before. */
export function createDeviceRepository(connection: Connection) {
  const model = connection.model<Device>('Device', schema, 'devices');
  return {
    find: (_id: string, now: Date) =>
      model
        .findOne({ _id, expiresAt: { $gt: now } })
        .lean<Device>()
        .exec(),
    async remember(_id: string, member: string, expiresAt: Date): Promise<void> {
      await model.updateOne({ _id }, { $addToSet: { members: member }, $set: { expiresAt } }, { upsert: true });
    },
    /** Removes the member from all known browsers. */
    async forgetMember(member: string): Promise<void> {
      await model.updateMany({ members: member }, { $pull: { members: member } });
    },
  };
}
