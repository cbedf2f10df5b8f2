import { type Connection, Schema } from 'mongoose';
import type { WithdrawalRecord } from './billing/billing-schema.ts';
import { type DeletionRecord, endAllSessionsUpdate, type User } from './user-repository.ts';

/** What is left of a deleted account: that it was deleted, and what the law of accounts asks to be kept. */
export interface DeletionProof {
  _id: string;
  requestedAt: Date;
  completedAt: Date;
  erased: { service: string; at: Date }[];
  /** Under this name the payment provider keeps the invoices; null for who never paid. */
  customerId: string | null;
  withdrawals: WithdrawalRecord[];
}

const schema = new Schema<DeletionProof>(
  {
    _id: String,
    requestedAt: Date,
    completedAt: Date,
    erased: [{ _id: false, service: String, at: Date }],
    customerId: String,
    withdrawals: [Schema.Types.Mixed],
  },
  { versionKey: false },
);

/** What is read of a member whom a service has to erase. */
export type UserToErase = Pick<User, '_id' | 'emailConfirmedAt'> & {
  deletion: Pick<DeletionRecord, 'email' | 'requestedAt'>;
};

const batchSize = 100;

export type DeletionRepository = ReturnType<typeof createDeletionRepository>;

/** Accounts on their way out. The list of what is left to do lies in the member's own document: one write moves it on. */
export function createDeletionRepository(connection: Connection) {
  const users = connection.model<User>('User');
  const proofs = connection.model<DeletionProof>('DeletionProof', schema, 'deletionProofs');
  const perMember = () =>
    ['CreditBook', 'CreditLedgerLine', 'CreditOperation', 'Session'].map((name) => connection.model(name));
  return {
    /** From this write on nobody can sign in, spend or be mailed, and the address is free. `null`: it had begun already. */
    start: (_id: string, record: DeletionRecord) =>
      users
        .findOneAndUpdate(
          { _id, 'deletion.reference': { $exists: false } },
          {
            $set: {
              deletion: record,
              email: `deleted:${_id}`,
              passwordHash: null,
              links: [],
              roles: [],
              subscription: null,
            },
            $unset: { fullName: 1, dateOfBirth: 1, gender: 1, google: 1, emailChange: 1 },
            ...endAllSessionsUpdate(record.requestedAt),
          },
          { returnDocument: 'after' },
        )
        .lean<User>()
        .exec(),

    /** Members whom a service has to erase: asked for before `before`, so that no request of theirs is still under way. */
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

    /** Erases what this service keeps of a member beside the shell. May be repeated. */
    async eraseAccountData(userId: string): Promise<void> {
      for (const model of perMember()) await model.deleteMany({ userId });
    },

    /** The proof first, the shell last: a crash between the two repeats both. */
    async complete(_id: string, proof: DeletionProof): Promise<void> {
      const { _id: reference, ...facts } = proof;
      await proofs.updateOne({ _id: reference }, { $setOnInsert: facts }, { upsert: true });
      await users.deleteOne({ _id, 'deletion.reference': reference });
    },

    async findByReference(reference: string): Promise<DeletionRecord | DeletionProof | null> {
      const user = await users.findOne({ 'deletion.reference': reference }).lean<User>().exec();
      return user?.deletion ?? proofs.findOne({ _id: reference }).lean<DeletionProof>().exec();
    },
  };
}
