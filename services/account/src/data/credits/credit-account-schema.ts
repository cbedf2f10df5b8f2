import type { ToolName } from '@datewright/contracts/tool-lookup';
import { Schema } from 'mongoose';
import type { CreditAccountState, CreditReservation } from '../../rules/credits/credit-account-state.ts';
import type { CreditPeriod } from '../../rules/credits/credit-period.ts';
import type { LedgerLine } from './credit-ledger-repository.ts';

/** A ledger line, written together with the change and moved to the ledger afterwards. */
export type PendingLine = Pick<LedgerLine, 'lineId' | 'kind' | 'amount' | 'operationId' | 'purpose' | 'at'>;

/**
 * One member's credits of one tool in one period. `limit = available + used + reserved` always holds, because every
 * change is one conditional write to this document. It is the source of truth; the ledger is derived from it.
 */
export interface CreditAccount extends CreditAccountState {
  holds: CreditReservation[];
  pendingLines: PendingLine[];
  /** Placements that ended here because the operation moved to another account. Never removed. */
  leftPlacements: string[];
  /** Operations whose reservation here was not their first. Never removed. */
  repeats: string[];
}

const pendingLineSchema = {
  _id: false,
  lineId: String,
  kind: String,
  amount: Number,
  operationId: String,
  purpose: String,
  at: Date,
};
export const creditAccountSchema = new Schema<CreditAccount>(
  {
    _id: String,
    userId: { type: String, index: true },
    tool: String,
    periodStart: Date,
    periodEnd: Date,
    limit: Number,
    available: Number,
    used: Number,
    holds: [{ _id: false, holdId: String, operationId: String, amount: Number, expiresAt: Date, isFirst: Boolean }],
    pendingLines: [pendingLineSchema],
    leftPlacements: [String],
    repeats: [String],
  },
  { versionKey: false },
);
creditAccountSchema.index({ 'holds.expiresAt': 1 });
creditAccountSchema.index({ 'pendingLines.at': 1 });

export const creditAccountId = (userId: string, tool: ToolName, period: CreditPeriod) =>
  `${userId}:${tool}:${period.key}`;
