import type { Connection } from 'mongoose';
import { createDeletionProofRepository, type DeletionProof } from './deletion-proof-repository.ts';
import { type DeletionRecord, endAllSessionsUpdate, type User, userModel } from './user-model.ts';

/** The fields that a service needs to erase a member. */
export type UserToErase = Pick<User, '_id' | 'emailConfirmedAt'> & {
  deletion: Pick<DeletionRecord, 'email' | 'requestedAt'>;
};

const batchSize = 100;

/** Blocks the account, frees its address and removes personal fields. */
const createStartUpdate = (_id: string, record: DeletionRecord) => ({
  $set: {
    deletion: record,
    email: `deleted:${_id}`,
    passwordHash: null,
    links: [],
    roles: [],
    subscription: null,
  },
  $unset: { fullName: 1, dateOfBirth: 1, gender: 1, google: 1, emailChange: 1, writing: 1, acceptances: 1 },
  ...endAllSessionsUpdate(record.requestedAt),
});

export type DeletionRepository = ReturnType<typeof createDeletionRepository>;

/**
 * Accounts that are being deleted. The remaining steps are stored in the member's own document, so one write completes
 * a step.
 */
export function createDeletionRepository(connection: Connection) {
  const users = userModel(connection);
  const proofs = createDeletionProofRepository(connection);
  return {
    /**
     * From this write on the member can't sign in, spend or get mail, and the email address is free. `null` if it had
     * already started.
     */
    start: (_id: string, record: DeletionRecord) =>
      users
        .findOneAndUpdate({ _id, 'deletion.reference': { $exists: false } }, createStartUpdate(_id, record), {
          returnDocument: 'after',
        })
        .lean<User>()
        .exec(),

    /**
     * Members that a service has to erase, requested before `before`, so that no request of theirs is still running.
     */
    findAwaitingErasure: (service: string, before: Date) =>
      users
        .find(
          { 'deletion.waiting': service, 'deletion.requestedAt': { $lte: before } },
          { emailConfirmedAt: 1, 'deletion.email': 1, 'deletion.requestedAt': 1 },
        )
        .sort({ 'deletion.requestedAt': 1 })
        .limit(batchSize)
        .lean<UserToErase[]>()
        .exec(),

    async confirmErasure(_id: string, service: string, at: Date): Promise<void> {
      await users.updateOne(
        { _id, 'deletion.waiting': service },
        { $pull: { 'deletion.waiting': service }, $push: { 'deletion.erased': { service, at } } },
      );
    },

    async markPlanEnded(_id: string, at: Date): Promise<void> {
      await users.updateOne({ _id, 'deletion.planEndedAt': null }, { $set: { 'deletion.planEndedAt': at } });
    },

    findPending: () =>
      users
        .find({ 'deletion.requestedAt': { $exists: true } })
        .limit(batchSize)
        .lean<User[]>()
        .exec(),

    /** Stores the proof before it deletes the user: a crash in between repeats both. */
    async complete(_id: string, proof: DeletionProof): Promise<void> {
      await proofs.createIfMissing(proof);
      await users.deleteOne({ _id, 'deletion.reference': proof._id });
    },

    async findByReference(reference: string): Promise<DeletionRecord | DeletionProof | null> {
      const user = await users.findOne({ 'deletion.reference': reference }).lean<User>().exec();
      return user?.deletion ?? proofs.findById(reference);
    },
  };
}
