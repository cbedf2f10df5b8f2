import type { Connection } from 'mongoose';
import { type OneTimeLink, type User, userModel } from './user-model.ts';

/** Maximum number of valid links of a member; the oldest are dropped. */
const maxOpenLinks = 20;
const pushLink = (link: OneTimeLink) => ({ $push: { links: { $each: [link], $slice: -maxOpenLinks } } });

export type OneTimeLinkRepository = ReturnType<typeof createOneTimeLinkRepository>;

/** Mailed links and browser tokens, stored in the documents of their users. */
export function createOneTimeLinkRepository(connection: Connection) {
  const model = userModel(connection);
  return {
    /**
     * Adds a link if the account still has the address it goes to and, for a confirmation, is still unconfirmed. False
     * otherwise: then nothing may be mailed.
     */
    async addLink({ _id, email }: Pick<User, '_id' | 'email'>, link: OneTimeLink): Promise<boolean> {
      const still = link.purpose === 'signup' ? { emailConfirmedAt: null } : {};
      return (await model.updateOne({ _id, email, ...still }, pushLink(link))).matchedCount === 1;
    },

    /** Adds a recovery session in the write that checks the link; `null` when the link is invalid. */
    openRecoveryLink: (tokenHash: string, now: Date, session: OneTimeLink) =>
      model
        .findOneAndUpdate(
          { links: { $elemMatch: { purpose: 'recovery', tokenHash, expiresAt: { $gt: now } } } },
          pushLink(session),
          { returnDocument: 'after' },
        )
        .lean<User>()
        .exec(),

    /**
     * Confirms the address and consumes all sign-up links in one write. Returns the user before the write, with the
     * registering browser's proof.
     */
    confirmByLink: (tokenHash: string, now: Date) =>
      model
        .findOneAndUpdate(
          { links: { $elemMatch: { purpose: 'signup', tokenHash, expiresAt: { $gt: now } } } },
          { $set: { emailConfirmedAt: now }, $pull: { links: { purpose: { $in: ['signup', 'signup-browser'] } } } },
          { returnDocument: 'before' },
        )
        .lean<User>()
        .exec(),

    /** The user that a valid link belongs to. */
    findByLink: (purpose: OneTimeLink['purpose'], tokenHash: string, now: Date) =>
      model
        .findOne({ links: { $elemMatch: { purpose, tokenHash, expiresAt: { $gt: now } } } })
        .lean<User>()
        .exec(),
  };
}
