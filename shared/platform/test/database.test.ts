import { MongoClient } from 'mongodb';
import { testMongoUri, uniqueDatabaseName } from '../src/testing/test-mongo.ts';

test('the database that the tests found answers, and its unique indexes hold', async () => {
  const client = await MongoClient.connect(testMongoUri());
  const collection = client.db(uniqueDatabaseName('platform')).collection('things');
  await collection.createIndex({ name: 1 }, { unique: true });
  await collection.insertOne({ name: 'one' });
  await expect(collection.insertOne({ name: 'one' })).rejects.toMatchObject({ code: 11000 });
  expect(await collection.countDocuments()).toBe(1);
  await client.close();
});
