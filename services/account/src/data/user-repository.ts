import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import type { Connection, UpdateQuery } from 'mongoose';
import {
  endAllSessionsUpdate,
  type LegalAcceptance,
  type ProfileFields,
  pushAcceptance,
  type StoredWriting,
  type Subscription,
  type User,
  userModel,
} from './user-model.ts';

export type UserRepository = ReturnType<typeof createUserRepository>;

export function createUserRepository(connection: Connection) {
  const model = userModel(connection);
  return {
    findById: (_id: string) => model.findOne({ _id }).lean<User>().exec(),
    /** Members with a confirmed address whose account is not being deleted, in the order of their ids. */
    listConfirmedAfter: (last: string, limit: number) =>
      model
        .find(
          { _id: { $gt: last }, emailConfirmedAt: { $ne: null }, 'deletion.reference': { $exists: false } },
          { email: 1 },
        )
        .sort({ _id: 1 })
        .limit(limit)
        .lean<Pick<User, '_id' | 'email'>[]>()
        .exec(),
    findByEmail: (email: string) => model.findOne({ email }).lean<User>().exec(),

    /** False when the email address or the Google account already has a user. */
    async create(user: User): Promise<boolean> {
      try {
        await model.create(user);
        return true;
      } catch (error) {
        if (isDuplicateKeyError(error)) return false;
        throw error;
      }
    },

    /** Removes an account whose address nobody confirmed. False when there is none. */
    async removeUnconfirmed(email: string): Promise<boolean> {
      const { deletedCount } = await model.deleteOne({ email, emailConfirmedAt: null });
      return deletedCount > 0;
    },

    /**
     * Sets a new password and, in the same write, ends every session, link and email change. It only matches the given
     * state of
     * the user: of two concurrent changes one wins. Returns the updated user, or `null`.
     */
    replacePassword: (
      { _id, passwordHash, sessionEpoch }: Pick<User, '_id' | 'passwordHash' | 'sessionEpoch'>,
      set: Pick<User, 'passwordHash' | 'emailConfirmedAt'>,
      now: Date,
      linkHash?: string,
    ) =>
      model
        .findOneAndUpdate(
          { _id, passwordHash, sessionEpoch, ...(linkHash && { 'links.tokenHash': linkHash }) },
          { $set: { ...set, links: [] }, $unset: { emailChange: 1 }, ...endAllSessionsUpdate(now) },
          { returnDocument: 'after' },
        )
        .lean<User>()
        .exec(),

    async setProfile(_id: string, profile: ProfileFields): Promise<void> {
      const given = Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined));
      if (Object.keys(given).length > 0) await model.updateOne({ _id }, { $set: given });
    },

    /** Replaces the profile: a field that is not given is removed. */
    async replaceProfile(_id: string, profile: ProfileFields): Promise<void> {
      await model.updateOne({ _id }, createProfileUpdate(profile));
    },

    /** Stores the given parts of the writing profile. `null` when the account is being deleted. */
    setWriting: (_id: string, { voice, about, updatedAt }: Partial<StoredWriting> & Pick<StoredWriting, 'updatedAt'>) =>
      model
        .findOneAndUpdate(
          { _id, 'deletion.reference': { $exists: false } },
          {
            $set: {
              'writing.updatedAt': updatedAt,
              ...(voice !== undefined && { 'writing.voice': voice }),
              ...(about !== undefined && { 'writing.about': about }),
            },
          },
          { returnDocument: 'after' },
        )
        .lean<User>()
        .exec(),

    /** Stores an acceptance, unless the member has accepted the same versions before or their account is being deleted. */
    async addAcceptance(_id: string, acceptance: LegalAcceptance): Promise<void> {
      const { terms, privacy } = acceptance;
      await model.updateOne(
        {
          _id,
          'deletion.reference': { $exists: false },
          acceptances: { $not: { $elemMatch: { terms, privacy } } },
        },
        { $push: pushAcceptance(acceptance) },
      );
    },

    async addRole(_id: string, role: string): Promise<void> {
      await model.updateOne({ _id }, { $addToSet: { roles: role } });
    },

    /** Removes a role and, in the same write, ends every session, so that no token with the role stays valid. */
    async removeRole(_id: string, role: string, now: Date): Promise<void> {
      await model.updateOne({ _id, roles: role }, { $pull: { roles: role }, ...endAllSessionsUpdate(now) });
    },

    async setSubscription(_id: string, subscription: Subscription | null): Promise<void> {
      await model.updateOne({ _id }, { $set: { subscription } });
    },
  };
}

/** Sets the given fields and removes the others. */
function createProfileUpdate(profile: ProfileFields): UpdateQuery<User> {
  const names = ['fullName', 'dateOfBirth', 'gender'] as const;
  const entries = names.map((name) => [name, profile[name]] as const);
  const given = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  const removed = Object.fromEntries(entries.filter(([, value]) => value === undefined).map(([name]) => [name, 1]));
  return {
    ...(Object.keys(given).length > 0 && { $set: given }),
    ...(Object.keys(removed).length > 0 && { $unset: removed }),
  };
}
