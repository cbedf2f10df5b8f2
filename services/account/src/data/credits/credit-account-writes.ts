import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { CreditAccountState, CreditReservation } from '../../rules/credits/credit-account-state.ts';
import type { CreditAccount, PendingLine } from './credit-account-schema.ts';

/** Reads a `CreditAccountState`. */
export const stateProjection = {
  pendingLines: 0,
  leftPlacements: 0,
  repeats: 0,
  'holds.holdId': 0,
  'holds.operationId': 0,
  'holds.isFirst': 0,
} as const;

const untouchedBy = (operationId: string) => ({
  'holds.operationId': { $ne: operationId },
  'pendingLines.operationId': { $ne: operationId },
});

/** The conditional writes to an account's credits. */
export function createCreditChanges(model: Model<CreditAccount>) {
  /** Returns the account after the change, or `null` when the condition did not match. */
  const change = (condition: QueryFilter<CreditAccount>, update: UpdateQuery<CreditAccount>) =>
    model
      .findOneAndUpdate(condition, update, { returnDocument: 'after', projection: stateProjection })
      .lean<CreditAccountState>()
      .exec();

  const admits = (_id: string, { amount, operationId }: CreditReservation, placement: string) => ({
    _id,
    available: { $gte: amount },
    ...untouchedBy(operationId),
    leftPlacements: { $ne: placement },
  });

  return {
    /**
     * Reserves a new operation's credits, only if enough are available. Fails once the operation was reserved again or
     * has moved away. Only the process that stored the operation may call it, once.
     */
    reserveFirst: (_id: string, hold: CreditReservation, placement: string) =>
      change(
        { ...admits(_id, hold, placement), repeats: { $ne: hold.operationId } },
        { $inc: { available: -hold.amount }, $push: { holds: { ...hold, isFirst: true } } },
      ),

    /** Reserves credits only if enough are available and the operation is neither here nor has moved away. */
    reserve: (_id: string, hold: CreditReservation, placement: string) =>
      change(admits(_id, hold, placement), {
        $inc: { available: -hold.amount },
        $push: { holds: hold },
        $addToSet: { repeats: hold.operationId },
      }),

    /** Turns an operation's first reservation into a charge, unless it is gone or expired. */
    commitFirst: (_id: string, operationId: string, charged: PendingLine) =>
      change(
        { _id, holds: { $elemMatch: { operationId, isFirst: true, expiresAt: { $gt: charged.at } } } },
        { $pull: { holds: { operationId } }, $inc: { used: -charged.amount }, $push: { pendingLines: charged } },
      ),

    /** Turns a reservation into a charge, unless it is gone or expired. */
    commit: (_id: string, { holdId, amount }: CreditReservation, charged: PendingLine) =>
      change(
        { _id, holds: { $elemMatch: { holdId, expiresAt: { $gt: charged.at } } } },
        { $pull: { holds: { holdId } }, $inc: { used: amount }, $push: { pendingLines: charged } },
      ),

    /** Releases a reservation exactly once, even when several callers try. Without a line the ledger shows nothing. */
    release: (_id: string, { holdId, amount }: CreditReservation, line?: PendingLine) =>
      change(
        { _id, 'holds.holdId': holdId },
        { $pull: { holds: { holdId } }, $inc: { available: amount }, ...(line && { $push: { pendingLines: line } }) },
      ),

    /** Changes the account's limit after a change of plan. */
    adjustLimit: (_id: string, from: number, to: number, adjusted: PendingLine) =>
      change(
        { _id, limit: from },
        { $set: { limit: to }, $inc: { available: to - from }, $push: { pendingLines: adjusted } },
      ),

    /**
     * Ends a placement, so that it can't reserve here again. Not while the operation is reserved or has just been
     * charged here.
     */
    endPlacement: (_id: string, operationId: string, placement: string) =>
      change({ _id, ...untouchedBy(operationId) }, { $addToSet: { leftPlacements: placement } }),
  };
}
