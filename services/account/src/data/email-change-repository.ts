import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import type { Connection } from 'mongoose';
import { type EmailChange, endAllSessionsUpdate, type User, userModel } from './user-model.ts';

export type EmailChangeSide = 'old' | 'new';

const fieldsBySide = {
  old: { hash: 'emailChange.oldHash', at: 'emailChange.approvedAt', otherAt: 'emailChange.confirmedAt' },
  new: { hash: 'emailChange.newHash', at: 'emailChange.confirmedAt', otherAt: 'emailChange.approvedAt' },
} as const;

/** Matches the user with an unanswered request that the link belongs to. */
const openRequest = (side: EmailChangeSide, tokenHash: string, now: Date) => ({
  [fieldsBySide[side].hash]: tokenHash,
  [fieldsBySide[side].at]: null,
  'emailChange.expiresAt': { $gt: now },
});

export type EmailChangeRepository = ReturnType<typeof createEmailChangeRepository>;

/** Email changes, stored in the users' documents. */
export function createEmailChangeRepository(connection: Connection) {
  const model = userModel(connection);
  const write = (filter: object, update: object) =>
    model.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<User>().exec();

  return {
    /** Replaces an earlier request; `null` when the password or the sessions have changed in the meantime. */
    start: ({ _id, email, passwordHash, sessionEpoch }: User, emailChange: EmailChange) =>
      write({ _id, email, passwordHash, sessionEpoch }, { $set: { emailChange } }),

    /** Gives a side that has not answered a new token; false when the request is gone. */
    async renewToken({ _id, emailChange }: User, side: EmailChangeSide, tokenHash: string): Promise<boolean> {
      const same = { 'emailChange.requestedAt': emailChange?.requestedAt, [fieldsBySide[side].at]: null };
      return (await write({ _id, ...same }, { $set: { [fieldsBySide[side].hash]: tokenHash } })) !== null;
    },

    async cancel(_id: string): Promise<void> {
      await model.updateOne({ _id }, { $unset: { emailChange: 1 } });
    },

    /** Finds the user whose request a valid link belongs to. */
    findByLink: (side: EmailChangeSide, tokenHash: string, now: Date) =>
      model
        .findOne(openRequest(side, tokenHash, now))
        .lean<User>()
        .exec(),

    /** Ends the request that a valid link belongs to. */
    refuse: (side: EmailChangeSide, tokenHash: string, now: Date) =>
      model
        .findOneAndUpdate(
          openRequest(side, tokenHash, now),
          { $unset: { emailChange: 1 } },
          { returnDocument: 'before' },
        )
        .lean<User>()
        .exec(),

    /** Records the first of the two approvals; `null` when the link is invalid or the other side was faster. */
    recordFirstApproval: (side: EmailChangeSide, tokenHash: string, now: Date) =>
      write(
        { ...openRequest(side, tokenHash, now), [fieldsBySide[side].otherAt]: null },
        { $set: { [fieldsBySide[side].at]: now } },
      ),

    /**
     * The second approval changes the address in one write, which also ends every session, every open link and the
     * request.
     * Returns `taken` and changes nothing when another account has the address; `null` when this is no longer the
     * second approval.
     */
    complete: (side: EmailChangeSide, tokenHash: string, user: User, email: string, now: Date) =>
      write(
        { _id: user._id, ...openRequest(side, tokenHash, now), [fieldsBySide[side].otherAt]: { $ne: null } },
        {
          $set: { email, emailConfirmedAt: now, links: [] },
          $unset: { emailChange: 1 },
          ...endAllSessionsUpdate(now),
        },
      ).catch((error): 'taken' => {
        if (!isDuplicateKeyError(error)) throw error;
        return 'taken';
      }),
  };
}
