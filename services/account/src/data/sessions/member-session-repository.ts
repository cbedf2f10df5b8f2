import type { Connection } from 'mongoose';
import { endAllSessionsUpdate, type User, userModel } from '../user-model.ts';

export type MemberSessionRepository = ReturnType<typeof createMemberSessionRepository>;

/** All sessions of a member at once, by the epoch in the member's document. */
export function createMemberSessionRepository(connection: Connection) {
  const model = userModel(connection);
  return {
    /** Returns the new epoch. */
    async endAllSessions(_id: string, now: Date): Promise<number> {
      const user = await model
        .findOneAndUpdate({ _id }, endAllSessionsUpdate(now), { returnDocument: 'after' })
        .lean<User>()
        .exec();
      return user?.sessionEpoch ?? 0;
    },

    /** Members whose sessions all ended. */
    findSessionsEndedSince: (since: Date) =>
      model
        .find({ sessionsEndedAt: { $gte: since } }, { sessionEpoch: 1 })
        .lean<Pick<User, '_id' | 'sessionEpoch'>[]>()
        .exec(),
  };
}
