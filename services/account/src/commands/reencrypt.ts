import { readConfig } from '@datewright/service-kit/config';
import { connectOrExit } from '@datewright/service-kit/database/mongo';
import { printReencryption } from '@datewright/service-kit/database/reencrypt-collection';
import { accountConfig } from '../config.ts';
import { createEncryption } from '../crypto/encryption.ts';
import { reencryptSecrets } from '../use-cases/operations/reencrypt-secrets.ts';

const config = readConfig(accountConfig);
const connection = await connectOrExit(config);
printReencryption(await reencryptSecrets(connection, createEncryption(config.KEY_SECRET)));
await connection.close();
