import type { ledgerEntry } from '@datewright/contracts/account/get-credit-history';
import type { ToolName } from '@datewright/contracts/tool-lookup';
import type { z } from '@datewright/contracts/zod';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';

export interface LedgerLine {
  /** Says by itself what happened, so that writing it twice writes it once. */
  lineId: string;
  bookId: string;
  userId: string;
  tool: ToolName;
  kind: z.infer<typeof ledgerEntry>['kind'];
  amount: number;
  operationId: string | null;
  purpose?: string | undefined;
  at: Date;
}
type LedgerDocument = Omit<LedgerLine, 'lineId'> & { _id: string };

export const chargeLineId = (userId: string, operationId: string) => `${userId}:${operationId}:charged`;

const schema = new Schema<LedgerDocument>(
  {
    _id: String,
    bookId: String,
    userId: String,
    tool: String,
    kind: String,
    amount: Number,
    operationId: String,
    purpose: String,
    at: Date,
  },
  { versionKey: false },
);
schema.index({ userId: 1, at: -1, _id: -1 });

/** A place in a member's ledger: the lines before it are the earlier ones. */
export interface LedgerCursor {
  at: Date;
  lineId: string;
}

export type CreditLedgerRepository = ReturnType<typeof createCreditLedgerRepository>;

/** Lines are only ever added. */
export function createCreditLedgerRepository(connection: Connection) {
  const model = connection.model<LedgerDocument>('CreditLedgerLine', schema, 'creditLedger');
  return {
    async append(lines: LedgerLine[]): Promise<void> {
      const writes = lines.map(({ lineId, ...line }) => ({
        updateOne: { filter: { _id: lineId }, update: { $setOnInsert: line }, upsert: true },
      }));
      await model.bulkWrite(writes, { ordered: false }).catch((error) => {
        // Another process wrote the same line in the same moment: it is there, which is all we want.
        const failures: unknown[] = [error.writeErrors ?? error].flat();
        if (!failures.every(isDuplicateKeyError)) throw error;
      });
    },
    async hasCharge(userId: string, operationId: string): Promise<boolean> {
      return (await model.exists({ _id: chargeLineId(userId, operationId) }).exec()) !== null;
    },
    /** Newest first; of those before a place, where one is given. */
    findNewest(userId: string, most: number, before?: LedgerCursor): Promise<LedgerDocument[]> {
      const isBefore = before && {
        // Says nothing that the choice below does not: it is the edge at which the index is entered.
        at: { $lte: before.at },
        $or: [{ at: { $lt: before.at } }, { at: before.at, _id: { $lt: before.lineId } }],
      };
      return model
        .find({ userId, ...isBefore })
        .sort({ at: -1, _id: -1 })
        .limit(most)
        .lean<LedgerDocument[]>()
        .exec();
    },
  };
}
