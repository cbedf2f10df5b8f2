import { MongoClient } from 'mongodb';

/** True when the database has signing keys of an earlier start: only the secrets of that start open them. */
export async function madeBefore(uri: string, accountDb: string): Promise<boolean> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000 });
  try {
    await client.connect();
    return (await client.db(accountDb).collection('signingKeys').findOne({})) !== null;
  } catch {
    throw new Error('The database does not answer: see that MONGODB_URI is right and that it runs.');
  } finally {
    await client.close();
  }
}
