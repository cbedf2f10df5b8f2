import type { ToolName } from '@datewright/contracts/tool-lookup';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';

/** What an operation id stands for; fixed when it is first used. */
export interface CreditOperation {
  _id: string;
  userId: string;
  operationId: string;
  tool: ToolName;
  amount: number;
  fingerprint: string;
  purpose?: string | undefined;
  /** The only account that may reserve and charge it. */
  bookId: string;
  /** How often it moved to another account. */
  moves: number;
  createdAt: Date;
}

const schema = new Schema<CreditOperation>(
  {
    _id: String,
    userId: String,
    operationId: String,
    tool: String,
    amount: Number,
    fingerprint: String,
    purpose: String,
    bookId: String,
    moves: Number,
    createdAt: Date,
  },
  { versionKey: false },
);

/**
 * One placement of an operation in an account. The id is unique even when the operation returns to the same account.
 */
export const placementId = ({ operationId, moves }: CreditOperation) => `${operationId}#${moves}`;

const operationDocumentId = (userId: string, operationId: string) => `${userId}:${operationId}`;

export type CreditOperationRepository = ReturnType<typeof createCreditOperationRepository>;

export function createCreditOperationRepository(connection: Connection) {
  const model = connection.model<CreditOperation>('CreditOperation', schema, 'creditOperations');
  const find = (userId: string, operationId: string) =>
    model
      .findOne({ _id: operationDocumentId(userId, operationId) })
      .lean<CreditOperation>()
      .exec();

  return {
    find,
    /** Stores the operation unless its id is in use; returns the stored one and whether it is new. */
    async createIfMissing(
      first: Omit<CreditOperation, '_id' | 'moves'>,
    ): Promise<{ operation: CreditOperation; isNew: boolean }> {
      const wanted = { ...first, moves: 0 };
      const _id = operationDocumentId(wanted.userId, wanted.operationId);
      const { upsertedCount } = await model
        .updateOne({ _id }, { $setOnInsert: wanted }, { upsert: true })
        .catch((error) => {
          if (isDuplicateKeyError(error)) return { upsertedCount: 0 };
          throw error;
        });
      if (upsertedCount === 1) return { operation: { _id, ...wanted }, isNew: true };
      const operation = await find(wanted.userId, wanted.operationId);
      if (!operation) throw new Error('A bound operation is gone');
      return { operation, isNew: false };
    },
    async deleteByUser(userId: string): Promise<void> {
      // A range of ids, because this large collection has no other index.
      await model.deleteMany({ _id: { $gte: `${userId}:`, $lt: `${userId};` } });
    },
    /** Moves the operation to another account, unless another process has done so. */
    async move({ _id, moves }: CreditOperation, bookId: string): Promise<void> {
      await model.updateOne({ _id, moves }, { $set: { bookId, moves: moves + 1 } });
    },
  };
}
