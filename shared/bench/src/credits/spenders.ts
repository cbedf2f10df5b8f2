import { randomUUID } from 'node:crypto';
import { createConnection } from 'mongoose';
import type { BenchSystem } from '../bench-system.ts';

/** A user with a live session. */
export interface Spender {
  userId: string;
  sessionId: string;
}

/** Creates members as copies of the signed-in one: its user and its session under new ids. */
export async function createSpenders({ system, member }: BenchSystem, count: number): Promise<Spender[]> {
  const { MONGODB_URI = '', MONGODB_DB } = system.processes.account?.plan.env ?? {};
  const connection = await createConnection(MONGODB_URI, { dbName: MONGODB_DB }).asPromise();
  try {
    const [users, sessions] = [connection.collection('users'), connection.collection('sessions')];
    const user = await users.findOne({ email: member.email });
    const session = await sessions.findOne({ userId: user?._id });
    if (!user || !session) throw new Error('The signed-in member has no session in the database.');
    // A customer at the payment provider belongs to one user.
    const { billing: _own, ...copied } = user;
    const spenders = Array.from({ length: count }, () => ({ userId: randomUUID(), sessionId: randomUUID() }));
    await users.insertMany(
      spenders.map(({ userId }) => ({ ...copied, _id: userId as never, email: `${userId}@example.com` })),
    );
    await sessions.insertMany(
      spenders.map(({ userId, sessionId }) => ({ ...session, _id: randomUUID() as never, sid: sessionId, userId })),
    );
    return spenders;
  } finally {
    await connection.close();
  }
}
