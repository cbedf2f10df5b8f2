import { randomUUID } from 'node:crypto';
import { createConnection } from 'mongoose';
import type { BenchSystem } from '../bench-system.ts';
import type { Spender } from './spenders.ts';

interface BareCredits {
  _id: string;
  userId: string;
  tool: string;
  available: number;
  used: number;
  holds: { holdId: string; operationId: string; amount: number; expiresAt: Date }[];
}

/** The same number of connections as a service has. */
const maxPoolSize = 20;

/**
 * Spends a credit with bare database updates: two conditional updates of the member's balance, which reserve a credit
 * and
 * commit it. The balance stays correct.
 */
export async function openBareCredits({ system, onStop }: BenchSystem): Promise<(spender: Spender) => Promise<number>> {
  const { MONGODB_URI = '', MONGODB_DB } = system.processes.account?.plan.env ?? {};
  const connection = await createConnection(MONGODB_URI, { dbName: MONGODB_DB, maxPoolSize }).asPromise();
  onStop(() => connection.close());
  const books = connection.collection<BareCredits>('creditBooks');
  const change = async (...[condition, update]: Parameters<typeof books.updateOne>) => {
    const { modifiedCount } = await books.updateOne(condition, update);
    if (modifiedCount !== 1) throw new Error('A bare update changed nothing.');
  };
  const idOf = new Map<string, string>();
  const opened = await books.find({ tool: 'chatpad' }, { projection: { userId: 1 } }).toArray();
  for (const { _id, userId } of opened) idOf.set(userId, _id);

  return async ({ userId }) => {
    const _id = idOf.get(userId) ?? '';
    const hold = {
      holdId: randomUUID(),
      operationId: randomUUID(),
      amount: 1,
      expiresAt: new Date(Date.now() + 60_000),
    };
    const started = performance.now();
    await change(
      { _id, available: { $gte: hold.amount } },
      { $inc: { available: -hold.amount }, $push: { holds: hold } },
    );
    await change(
      { _id, 'holds.holdId': hold.holdId },
      { $pull: { holds: { holdId: hold.holdId } }, $inc: { used: hold.amount } },
    );
    return performance.now() - started;
  };
}
