import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import type { Connection } from 'mongoose';
import { type EmailChange, endAllSessionsUpdate, type User } from './user-repository.ts';

export type EmailChangeSide = 'old' | 'new';

const fieldsBySide = {
  old: { hash: 'emailChange.oldHash', at: 'emailChange.approvedAt', otherAt: 'emailChange.confirmedAt' },
  new: { hash: 'emailChange.newHash', at: 'emailChange.confirmedAt', otherAt: 'emailChange.approvedAt' },
} as const;

export type EmailChangeRepository = ReturnType<typeof createEmailChangeRepository>;

/** Changes of address, kept with the users that they are of. Made after `users`, whose model it is. */
export function createEmailChangeRepository(connection: Connection) {
  const model = connection.model<User>('User');
  const write = (filter: object, update: object) =>
    model.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<User>().exec();
  const open = (side: EmailChangeSide, tokenHash: string, now: Date) => ({
    [fieldsBySide[side].hash]: tokenHash,
    [fieldsBySide[side].at]: null,
    'emailChange.expiresAt': { $gt: now },
  });

  return {
    /** Takes the place of a request before; `null` when password or sessions changed meanwhile. */
    start: ({ _id, email, passwordHash, sessionEpoch }: User, emailChange: EmailChange) =>
      write({ _id, email, passwordHash, sessionEpoch }, { $set: { emailChange } }),

    /** Gives one end that has not answered a new token; false when there is no such end any more. */
    async renewToken({ _id, emailChange }: User, side: EmailChangeSide, tokenHash: string): Promise<boolean> {
      const same = { 'emailChange.requestedAt': emailChange?.requestedAt, [fieldsBySide[side].at]: null };
      return (await write({ _id, ...same }, { $set: { [fieldsBySide[side].hash]: tokenHash } })) !== null;
    },

    async cancel(_id: string): Promise<void> {
      await model.updateOne({ _id }, { $unset: { emailChange: 1 } });
    },

    /** Whose change a link that is still good belongs to. */
    findByLink: (side: EmailChangeSide, tokenHash: string, now: Date) =>
      model
        .findOne(open(side, tokenHash, now))
        .lean<User>()
        .exec(),

    /** Ends the request by a link that is still good. */
    refuse: (side: EmailChangeSide, tokenHash: string, now: Date) =>
      model
        .findOneAndUpdate(open(side, tokenHash, now), { $unset: { emailChange: 1 } }, { returnDocument: 'before' })
        .lean<User>()
        .exec(),

    /** Notes the first of the two answers; `null` when the link is not good or the other end was first. */
    recordFirstApproval: (side: EmailChangeSide, tokenHash: string, now: Date) =>
      write(
        { ...open(side, tokenHash, now), [fieldsBySide[side].otherAt]: null },
        { $set: { [fieldsBySide[side].at]: now } },
      ),

    /**
     * The second answer changes the address in one write: with it every session, every open link and the request end.
     * `taken`, and nothing done, when another account has the address by now; `null` when it is not the second answer any more.
     */
    async complete(
      side: EmailChangeSide,
      tokenHash: string,
      user: User,
      email: string,
      now: Date,
    ): Promise<User | 'taken' | null> {
      const filter = { _id: user._id, ...open(side, tokenHash, now), [fieldsBySide[side].otherAt]: { $ne: null } };
      const set = { email, emailConfirmedAt: now, links: [] };
      try {
        return await write(filter, { $set: set, $unset: { emailChange: 1 }, ...endAllSessionsUpdate(now) });
      } catch (error) {
        if (!isDuplicateKeyError(error)) throw error;
        return 'taken';
      }
    },
  };
}
