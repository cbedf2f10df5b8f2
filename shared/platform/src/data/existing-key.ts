import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { root } from '../root.ts';

/**
 * A signing key from an earlier start, in the database of the account service, encrypted with the secret of that start.
 */
interface ExistingKey {
  kid: string;
  sealedPrivateKey: string;
}

/** The newest key; `null` in a new database. */
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

/** True when this secret decrypts the key; the code of the account service decides. */
export async function canOpenKey({ kid, sealedPrivateKey }: ExistingKey, secret: string): Promise<boolean> {
  const { createEncryption } = await import(join(root, 'services/account/src/crypto/encryption.ts'));
  try {
    createEncryption([secret]).decrypt(sealedPrivateKey, kid);
    return true;
  } catch {
    return false;
  }
}
