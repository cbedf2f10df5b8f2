import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { testMongoUri, uniqueDatabaseName } from '@datewright/platform/testing/test-mongo';
import { buildIndexes } from '@datewright/service-kit/database/build-indexes';
import { chooseMongoOptions, connectMongo } from '@datewright/service-kit/database/mongo';
import { StartError } from '@datewright/service-kit/errors/start-or-exit';
import { type Connection, Schema } from 'mongoose';
import pino from 'pino';

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

describe('A connection', () => {
  test('fails a command at once whose socket is destroyed, and answers the next one', async () => {
    const sockets: Socket[] = [];
    const keepSocket = (message: unknown) => void sockets.push((message as { socket: Socket }).socket);
    subscribe('net.client.socket', keepSocket);
    const connection = await connectMongo({ MONGODB_URI: testMongoUri(), MONGODB_DB: uniqueDatabaseName('sockets') });
    try {
      const things = connection.collection('things');
      await things.findOne({});
      for (const socket of sockets) socket.destroy();
      // Begun before the sockets emit `close`.
      await expect(things.findOne({})).rejects.toThrow(/closed/);
      expect(await things.findOne({})).toBeNull();
    } finally {
      unsubscribe('net.client.socket', keepSocket);
      await connection.close();
    }
  });
});

describe('The indexes', () => {
  let MONGODB_DB = '';
  let connections: Connection[] = [];
  let logged: { msg: string; index?: string }[] = [];
  const log = pino({ base: null }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  beforeEach(() => {
    MONGODB_DB = uniqueDatabaseName('indexes');
    logged = [];
  });
  afterEach(async () => {
    for (const connection of connections) await connection.close();
    connections = [];
  });

  /** A release of a service, whose collection has these indexes. */
  async function openRelease(indexes: [Record<string, 1 | -1>, object][]): Promise<Connection> {
    const connection = await connectMongo({ MONGODB_URI: testMongoUri(), MONGODB_DB });
    connections.push(connection);
    const schema = new Schema({ at: Date, name: String });
    for (const [keys, options] of indexes) schema.index(keys, options);
    connection.model('Thing', schema, 'things');
    return connection;
  }
  async function startRelease(...of: Parameters<typeof openRelease>): Promise<Connection> {
    const connection = await openRelease(...of);
    await buildIndexes(connection, log);
    return connection;
  }
  async function readIndexes(connection: Connection) {
    const found = await connection.collection('things').listIndexes().toArray();
    return found
      .map(({ key, unique = false, expireAfterSeconds = null }) => [
        Object.keys(key).join(),
        unique,
        expireAfterSeconds,
      ])
      .sort();
  }
  const insertNames = (connection: Connection, ...names: string[]) =>
    connection.collection('things').insertMany(names.map((name) => ({ name })));
  const id = ['_id', false, null];

  test('of a release with other options replace those of the last one, in several instances at once', async () => {
    const last = await startRelease([
      [{ at: 1 }, { expireAfterSeconds: 60 }],
      [{ name: 1 }, {}],
    ]);
    await insertNames(last, 'a', 'b');
    const next = () =>
      startRelease([
        [{ at: 1 }, { expireAfterSeconds: 3600 }],
        [{ name: 1 }, { unique: true }],
      ]);
    await Promise.all([next(), next(), next()]);
    expect(await readIndexes(last)).toEqual([id, ['at', false, 3600], ['name', true, null]]);
    await expect(insertNames(last, 'a')).rejects.toMatchObject({ code: 11000 });
    expect(await last.collection('things').countDocuments()).toBe(2);
    const replaced = logged.filter(({ msg }) => msg === 'index replaced').map(({ index }) => index);
    expect(replaced).toEqual(['things.at_1', 'things.name_1']);

    // The first options again, as after a rollback.
    await startRelease([[{ name: 1 }, {}]]);
    expect(await readIndexes(last)).toEqual([id, ['at', false, 3600], ['name', false, null]]);
  });

  test('that the database has are left alone', async () => {
    const indexes: Parameters<typeof openRelease>[0] = [
      [{ at: 1 }, { expireAfterSeconds: 0 }],
      [
        { name: 1, at: -1 },
        { unique: true, sparse: true },
      ],
    ];
    await startRelease(indexes);
    const again = await openRelease(indexes);
    const refuse = jest.fn();
    Object.assign(again.models.Thing?.collection ?? {}, { createIndex: refuse, dropIndex: refuse });
    await buildIndexes(again, log);
    expect(refuse).not.toHaveBeenCalled();
    expect(logged).toEqual([]);
  });

  test('have their age changed by collMod where the server has it, and are not built again', async () => {
    await startRelease([[{ at: 1 }, { expireAfterSeconds: 60 }]]);
    const next = await openRelease([[{ at: 1 }, { expireAfterSeconds: 3600 }]]);
    const command = jest.fn(async () => ({ ok: 1 }));
    const refuse = jest.fn();
    Object.assign(next.db ?? {}, { command });
    Object.assign(next.models.Thing?.collection ?? {}, { createIndex: refuse, dropIndex: refuse });
    await buildIndexes(next, log);
    expect(command.mock.calls).toEqual([[{ collMod: 'things', index: { name: 'at_1', expireAfterSeconds: 3600 } }]]);
    expect(refuse).not.toHaveBeenCalled();
  });

  test('that MongoDB refuses to build beside the stored one are dropped first', async () => {
    await startRelease([[{ at: 1 }, { expireAfterSeconds: 60 }]]);
    const next = await openRelease([[{ at: 1 }, {}]]);
    const collection = next.models.Thing?.collection;
    const createIndex = collection?.createIndex.bind(collection);
    const conflict = jest.fn(async (...of: Parameters<NonNullable<typeof createIndex>>) => {
      if ((await readIndexes(next)).some(([keys]) => keys === 'at')) throw Object.assign(new Error(), { code: 85 });
      return createIndex?.(...of);
    });
    Object.assign(collection ?? {}, { createIndex: conflict });
    await buildIndexes(next, log);
    expect(conflict).toHaveBeenCalledTimes(2);
    expect(await readIndexes(next)).toEqual([id, ['at', false, null]]);
  });

  test('that the data does not allow stay as they were, and the service starts', async () => {
    const last = await startRelease([[{ name: 1 }, {}]]);
    await insertNames(last, 'a', 'a');
    await startRelease([[{ name: 1 }, { unique: true }]]);
    expect(logged).toMatchObject([{ index: 'things.name_1', msg: expect.stringMatching(/^index not changed/) }]);
    expect(await readIndexes(last)).toEqual([id, ['name', false, null]]);
  });

  test('that are new and unique stop the start with one sentence when the data is not', async () => {
    const last = await startRelease([]);
    await insertNames(last, 'a-secret', 'a-secret');
    await expect(startRelease([[{ name: 1 }, { unique: true }]])).rejects.toThrow(
      new StartError("the unique index things.name_1 can't be built, because some documents have the same key"),
    );
  });
});
