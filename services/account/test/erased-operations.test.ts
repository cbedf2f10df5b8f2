import { testMongoUri, uniqueDatabaseName } from '@datewright/platform/testing/test-mongo';
import { createConnection } from 'mongoose';
import { createCreditOperationRepository } from '../src/data/credits/credit-operation-repository.ts';

test('When a member is erased, then all of their paid operations are, and none of another member', async () => {
  const connection = await createConnection(testMongoUri(), { dbName: uniqueDatabaseName('erased') }).asPromise();
  const operations = createCreditOperationRepository(connection);
  const fields = { tool: 'chatpad', amount: 1, fingerprint: 'f', bookId: 'b', createdAt: new Date() } as const;
  for (const userId of ['kata', 'kata2', 'kat', 'luca'])
    for (const operationId of ['1', '~2']) await operations.createIfMissing({ ...fields, userId, operationId });
  await operations.deleteByUser('kata');
  const left = await connection.collection('creditOperations').distinct('userId');
  expect(left.sort()).toEqual(['kat', 'kata2', 'luca']);
  await connection.dropDatabase();
  await connection.close();
});
