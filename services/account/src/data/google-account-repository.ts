import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import type { Connection } from 'mongoose';
import { endAllSessionsUpdate, type GoogleLink, type LegalAcceptance, type User, userModel } from './user-model.ts';

/** `null` when the write hit a unique index: a concurrent request was faster. */
async function nullOnDuplicateKey<T>(write: Promise<T>): Promise<T | null> {
  try {
    return await write;
  } catch (error) {
    if (isDuplicateKeyError(error)) return null;
    throw error;
  }
}

export type GoogleAccountRepository = ReturnType<typeof createGoogleAccountRepository>;

/** Google accounts, stored in the documents of their users. */
export function createGoogleAccountRepository(connection: Connection) {
  const model = userModel(connection);
  return {
    findByGoogleId: (sub: string) => model.findOne({ 'google.sub': sub }).lean<User>().exec(),

    /** Links a Google account to a confirmed address that has none; `null` when that has changed. */
    linkGoogle: ({ _id, email }: Pick<User, '_id' | 'email'>, google: GoogleLink) =>
      nullOnDuplicateKey(
        model
          .findOneAndUpdate(
            { _id, email, emailConfirmedAt: { $ne: null }, 'google.sub': { $exists: false } },
            { $set: { google } },
            { returnDocument: 'after' },
          )
          .lean<User>()
          .exec(),
      ),

    /**
     * Transfers an unconfirmed account to the person whom Google identified. The same write removes what the earlier
     * typist left:
     * password, sessions, links, email change, profile and acceptances. `null` when it has been confirmed meanwhile.
     */
    transferToGoogle: (
      { _id, email }: Pick<User, '_id' | 'email'>,
      google: GoogleLink,
      fullName: string | undefined,
      acceptance: LegalAcceptance,
    ) =>
      nullOnDuplicateKey(
        model
          .findOneAndUpdate(
            { _id, email, emailConfirmedAt: null },
            {
              $set: {
                google,
                emailConfirmedAt: google.linkedAt,
                passwordHash: null,
                createdAt: google.linkedAt,
                links: [],
                acceptances: [acceptance],
                ...(fullName && { fullName }),
              },
              $unset: { dateOfBirth: 1, gender: 1, emailChange: 1, writing: 1, ...(!fullName && { fullName: 1 }) },
              ...endAllSessionsUpdate(google.linkedAt),
            },
            { returnDocument: 'after' },
          )
          .lean<User>()
          .exec(),
      ),
  };
}
