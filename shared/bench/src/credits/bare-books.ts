import { createConnection } from 'mongoose';

interface BareBook {
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
 * Members' balances, which exist already, and bare database updates of them: one conditional update reserves a credit and
 * another commits it. The balances stay correct.
 */
export async function openBareBooks({ MONGODB_URI = '', MONGODB_DB = '' }: Record<string, string | undefined>) {
  const connection = await createConnection(MONGODB_URI, { dbName: MONGODB_DB, maxPoolSize }).asPromise();
  const books = connection.collection<BareBook>('creditBooks');
  const idOf = new Map<string, string>();
  const opened = await books.find({ tool: 'chatpad' }, { projection: { userId: 1 } }).toArray();
  for (const { _id, userId } of opened) idOf.set(userId, _id);
  const change = async (...[condition, update]: Parameters<typeof books.updateOne>) => {
    const { modifiedCount } = await books.updateOne(condition, update);
    if (modifiedCount !== 1) throw new Error('A bare update changed nothing.');
  };
  return {
    reserve(userId: string, operationId: string) {
      const hold = { holdId: operationId, operationId, amount: 1, expiresAt: new Date(Date.now() + 60_000) };
      const enough = { _id: idOf.get(userId) ?? '', available: { $gte: hold.amount } };
      return change(enough, { $inc: { available: -hold.amount }, $push: { holds: hold } });
    },
    commit(userId: string, operationId: string) {
      const held = { _id: idOf.get(userId) ?? '', 'holds.holdId': operationId };
      return change(held, { $pull: { holds: { holdId: operationId } }, $inc: { used: 1 } });
    },
    close: () => connection.close(),
  };
}
