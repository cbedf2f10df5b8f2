import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testMongoUri, uniqueDatabaseName } from '@datewright/platform/testing/test-mongo';
import { type Connection, Schema } from 'mongoose';
import { eraseLeavingMembers } from '../src/background/member-erasure.ts';
import { connectMongo } from '../src/database/mongo.ts';

let connection: Connection;
let account: Server;
let waiting: string[];
let isDown: boolean;

beforeAll(async () => {
  connection = await connectMongo({ MONGODB_URI: testMongoUri(), MONGODB_DB: uniqueDatabaseName('kit') } as never);
  account = createServer(async (req, res) => {
    let body = '';
    for await (const part of req) body += part;
    res.setHeader('content-type', 'application/json');
    if (req.method === 'GET')
      return res.end(
        JSON.stringify({
          members: waiting,
          leaving: waiting.map((userId) => ({ userId, requestedAt: '2026-11-23T12:00:00Z' })),
        }),
      );
    if (isDown) return res.writeHead(503).end('{}');
    waiting = waiting.filter((one) => one !== JSON.parse(body).userId);
    res.end(JSON.stringify({ success: true }));
  });
  await new Promise<void>((resolve) => account.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  account.close();
  await connection.close();
});

test('Erases a deleted member from every collection, and retries until the account service has the confirmation', async () => {
  const notes = connection.model('Note', new Schema({ userId: String, text: String }), 'notes');
  const own = connection.model('Own', new Schema({ _id: String, text: String }), 'own');
  await notes.create([{ userId: 'gone' }, { userId: 'gone' }, { userId: 'stays' }]);
  await own.create([{ _id: 'gone' }, { _id: 'stays' }]);
  const { port } = account.address() as AddressInfo;
  const config = { ACCOUNT_URL: `http://127.0.0.1:${port}`, SERVICE_TOKEN: 'token' };
  const erased: string[] = [];
  const round = () =>
    eraseLeavingMembers({ config, connection, log: {} as never }, async ({ userId }) => void erased.push(userId));

  waiting = ['gone'];
  isDown = true;
  await expect(round()).rejects.toMatchObject({ code: 'unavailable' });
  expect(waiting).toEqual(['gone']);
  isDown = false;
  await round();
  await round();
  expect(erased).toEqual(['gone', 'gone']);
  expect([waiting, await notes.countDocuments(), await own.countDocuments()]).toEqual([[], 1, 1]);
});
