import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { root } from '../root.ts';

/** A signing key that an earlier start left in the account service's database, sealed with that start's secret. */
interface ExistingKey {
  kid: string;
  sealedPrivateKey: string;
}

/** The newest one; `null` in a new database. */
export async function findExistingKey(uri: string, accountDb: string): Promise<ExistingKey | null> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000 });
  try {
    await client.connect();
    return await client
      .db(accountDb)
      .collection<ExistingKey>('signingKeys')
      .findOne({}, { sort: { _id: -1 } });
  } catch {
    throw new Error('The database does not answer: see that MONGODB_URI is right and that it runs.');
  } finally {
    await client.close();
  }
}

/** True when this secret is the one that the key was sealed with; asked of the account service's own code. */
export async function canOpenKey({ kid, sealedPrivateKey }: ExistingKey, secret: string): Promise<boolean> {
  const { createEncryption } = await import(join(root, 'services/account/src/crypto/encryption.ts'));
  try {
    createEncryption(secret).decrypt(sealedPrivateKey, kid);
    return true;
  } catch {
    return false;
  }
}
