import type { ledgerEntry } from '@datewright/contracts/account/get-credit-history';
import type { ToolName } from '@datewright/contracts/tool-lookup';
import type { z } from '@datewright/contracts/zod';
import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { filterBefore, type PageCursor } from '@datewright/service-kit/database/page-cursor';
import { inSmallBatches } from '@datewright/service-kit/database/small-batches';
import { type Connection, Schema } from 'mongoose';

export interface LedgerLine {
  /** Derived from what happened, so that writing the line twice stores it once. */
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
export type LedgerDocument = Omit<LedgerLine, 'lineId'> & { _id: string };

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

export type CreditLedgerRepository = ReturnType<typeof createCreditLedgerRepository>;

/** Append-only. */
export function createCreditLedgerRepository(connection: Connection) {
  const model = connection.model<LedgerDocument>('CreditLedgerLine', schema, 'creditLedger');
  return {
    async append(lines: LedgerLine[]): Promise<void> {
      const writes = lines.map(({ lineId, ...line }) => ({
        updateOne: { filter: { _id: lineId }, update: { $setOnInsert: line }, upsert: true },
      }));
      await model.bulkWrite(writes, { ordered: false }).catch((error) => {
        // Another process wrote the same line at the same moment, which is fine.
        const failures: unknown[] = [error.writeErrors ?? error].flat();
        if (!failures.every(isDuplicateKeyError)) throw error;
      });
    },
    async deleteByUser(userId: string): Promise<void> {
      await model.deleteMany({ userId });
    },
    async hasCharge(userId: string, operationId: string): Promise<boolean> {
      return (await model.exists({ _id: chargeLineId(userId, operationId) }).exec()) !== null;
    },
    /** Newest first, starting before the cursor if there is one. */
    findNewest(userId: string, most: number, before?: PageCursor): Promise<LedgerDocument[]> {
      return model
        .find({ userId, ...(before && filterBefore('at', before)) })
        .sort({ at: -1, _id: -1 })
        .limit(most)
        .lean<LedgerDocument[]>()
        .exec();
    },
    /** All lines, newest first, for the data export. */
    stream: (userId: string): AsyncIterable<LedgerDocument> =>
      model.find({ userId }).sort({ at: -1, _id: -1 }).lean<LedgerDocument>().cursor(inSmallBatches),
  };
}
