import { isDuplicateKeyError } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';

/** A free generation. Two unique keys enforce the rule: one per member and day, one per session. */
interface StoredBonus {
  /** Member and UTC day. */
  _id: string;
  userId: string;
  sessionId: string;
  operationId: string;
  state: 'held' | 'used';
  /** An unused reservation expires at this time. */
  heldUntil: Date;
  /** Sessions last at most 90 days. */
  expiresAt: Date;
}
export interface BonusClaim {
  userId: string;
  sessionId: string;
  operationId: string;
}

const schema = new Schema<StoredBonus>(
  {
    _id: String,
    userId: String,
    sessionId: String,
    operationId: String,
    state: String,
    heldUntil: Date,
    expiresAt: Date,
  },
  { versionKey: false },
);
schema.index({ sessionId: 1 }, { unique: true });
schema.index({ userId: 1, operationId: 1 });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

const maxSessionMs = 100 * 24 * 3600_000;

export type BonusRepository = ReturnType<typeof createBonusRepository>;

export function createBonusRepository(connection: Connection) {
  const model = connection.model<StoredBonus>('Bonus', schema, 'bonuses');
  const idOf = (userId: string, now: number) => `${userId}:${new Date(now).toISOString().slice(0, 10)}`;
  const inTheWay = ({ userId, sessionId }: Pick<BonusClaim, 'userId' | 'sessionId'>, now: number) => ({
    $or: [{ _id: idOf(userId, now) }, { sessionId }],
  });

  return {
    /** True when the member could get a bonus now. */
    async isAvailable(claim: Pick<BonusClaim, 'userId' | 'sessionId'>, now: number): Promise<boolean> {
      const found = await model.find(inTheWay(claim, now)).lean<StoredBonus[]>().exec();
      return found.every(({ state, heldUntil }) => state === 'held' && heldUntil.getTime() <= now);
    },
    /** Reserves the bonus for one operation; false when it was used in this session or on this day, or is reserved. */
    async reserve(claim: BonusClaim, now: number, heldUntil: Date): Promise<boolean> {
      await model.deleteMany({ ...inTheWay(claim, now), state: 'held', heldUntil: { $lte: new Date(now) } });
      const expiresAt = new Date(now + maxSessionMs);
      try {
        await model.create({ _id: idOf(claim.userId, now), ...claim, state: 'held', heldUntil, expiresAt });
        return true;
      } catch (error) {
        if (isDuplicateKeyError(error)) return false;
        throw error;
      }
    },
    /** Uses the reserved bonus; false when the reservation has expired. */
    async commit({ userId, operationId }: BonusClaim, now: number): Promise<boolean> {
      const mine = { userId, operationId, state: 'held' as const, heldUntil: { $gt: new Date(now) } };
      return (await model.updateOne(mine, { $set: { state: 'used' } })).matchedCount === 1;
    },
    async isCommittedFor({ userId, operationId }: Omit<BonusClaim, 'sessionId'>): Promise<boolean> {
      return (await model.countDocuments({ userId, operationId, state: 'used' })) > 0;
    },
    async release({ userId, operationId }: Omit<BonusClaim, 'sessionId'>): Promise<void> {
      await model.deleteOne({ userId, operationId, state: 'held' });
    },
  };
}
