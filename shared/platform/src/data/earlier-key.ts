import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { root } from '../root.ts';

/** A signing key that an earlier start left in the account service's database, sealed with that start's secret. */
interface EarlierKey {
  kid: string;
  sealedPrivateKey: string;
}

/** The newest one; `null` in a new database. */
export async function findEarlierKey(uri: string, accountDb: string): Promise<EarlierKey | null> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000 });
  try {
    await client.connect();
    return await client
      .db(accountDb)
      .collection<EarlierKey>('signingKeys')
      .findOne({}, { sort: { _id: -1 } });
  } catch {
    throw new Error('The database does not answer: see that MONGODB_URI is right and that it runs.');
  } finally {
    await client.close();
  }
}

/** True when this secret is the one that the key was sealed with; asked of the account service's own code. */
export async function opensKey({ kid, sealedPrivateKey }: EarlierKey, secret: string): Promise<boolean> {
  const { keySecret } = await import(join(root, 'services/account/src/secrets/key-secret.ts'));
  try {
    keySecret(secret).open(sealedPrivateKey, kid);
    return true;
  } catch {
    return false;
  }
}
