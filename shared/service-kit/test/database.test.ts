import { testMongoUri, uniqueDatabaseName } from '@datewright/platform/testing/test-mongo';
import { buildIndexes } from '@datewright/service-kit/database/build-indexes';
import { chooseMongoOptions, connectMongo } from '@datewright/service-kit/database/mongo';
import { type Connection, Schema } from 'mongoose';

describe('The options of a connection', () => {
  test('wait for an election and repeat what it interrupts on a replica set, and do neither on a standalone', () => {
    const replicaSet = { retryReads: true, retryWrites: true, w: 'majority', serverSelectionTimeoutMS: 12_000 };
    for (const uri of [
      'mongodb://a,b,c/account',
      'mongodb://account:secret@a:27017/account?authSource=account&replicaSet=rs0',
      'mongodb+srv://cluster.example/account',
    ]) {
      expect(chooseMongoOptions(uri)).toMatchObject(replicaSet);
    }
    const standalone = chooseMongoOptions('mongodb://account:a,b@a:27017/account?authSource=account');
    expect(standalone).toMatchObject({ retryReads: false, retryWrites: false, serverSelectionTimeoutMS: 2000 });
    expect(standalone).not.toHaveProperty('w');
  });

  test('are those of the URI where it names them', () => {
    const options = chooseMongoOptions('mongodb://a,b/account?RetryWrites=false&serverSelectionTimeoutMS=5000&w=2');
    expect(options).not.toHaveProperty('retryWrites');
    expect(options).not.toHaveProperty('serverSelectionTimeoutMS');
    expect(options).not.toHaveProperty('w');
    expect(options.retryReads).toBe(true);
  });
});

describe('The indexes', () => {
  const MONGODB_DB = uniqueDatabaseName('indexes');
  let connections: Connection[] = [];
  afterEach(async () => {
    for (const connection of connections) await connection.close();
    connections = [];
  });

  /** A release of a service, whose collection has these indexes. */
  async function startRelease(indexes: [Record<string, 1 | -1>, object][]): Promise<Connection> {
    const connection = await connectMongo({ MONGODB_URI: testMongoUri(), MONGODB_DB });
    connections.push(connection);
    const schema = new Schema({ at: Date, name: String });
    for (const [keys, options] of indexes) schema.index(keys, options);
    connection.model('Thing', schema, 'things');
    return connection;
  }
  async function readIndexes(connection: Connection) {
    const found = await connection.collection('things').listIndexes().toArray();
    return Object.fromEntries(
      found.map(({ key, unique, expireAfterSeconds }) => [Object.keys(key).join(), { unique, expireAfterSeconds }]),
    );
  }

  test('of a release with other options replace those of the last one, in several instances at once', async () => {
    const last = await startRelease([
      [{ at: 1 }, { expireAfterSeconds: 60 }],
      [{ name: 1 }, {}],
    ]);
    await buildIndexes(last);
    await last.collection('things').insertMany([{ name: 'a' }, { name: 'b' }]);
    const next = await Promise.all(
      [1, 2].map(() =>
        startRelease([
          [{ at: 1 }, { expireAfterSeconds: 3600 }],
          [{ name: 1 }, { unique: true }],
        ]),
      ),
    );
    await Promise.all(next.map(buildIndexes));
    expect(await readIndexes(last)).toMatchObject({ at: { expireAfterSeconds: 3600 }, name: { unique: true } });
    await expect(last.collection('things').insertOne({ name: 'a' })).rejects.toMatchObject({ code: 11000 });
    expect(await last.collection('things').countDocuments()).toBe(2);
  });
});
