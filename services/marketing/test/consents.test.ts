import { type ServiceProcess, testOrigin } from '@datewright/testkit/service-process';
import { type Connection, createConnection } from 'mongoose';
import { startMarketing } from './support/start-marketing.ts';

let marketing: ServiceProcess;
let database: Connection;

beforeAll(async () => {
  marketing = await startMarketing();
  const { MONGODB_URI = '', MONGODB_DB } = marketing.env;
  database = await createConnection(MONGODB_URI, { dbName: MONGODB_DB }).asPromise();
});
afterAll(async () => {
  await database?.close();
  await marketing?.stop();
});

const choice = {
  proof: 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
  version: 1,
  allowed: ['analytics'],
  at: '2026-11-22T12:00:00.000Z',
  signal: false,
};

async function tell(body: unknown) {
  const response = await fetch(`${marketing.url}/v1/marketing/consents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: testOrigin },
    body: JSON.stringify(body),
  });
  return response.status;
}
const kept = (proof: string) => database.collection('consents').find({ proof }).sort({ at: 1 }).toArray();

test('Stores a repeated choice once and a withdrawal beside it, with version and time but no personal data', async () => {
  expect(await Promise.all([tell(choice), tell(choice), tell(choice)])).toEqual([200, 200, 200]);
  expect(await tell({ ...choice, allowed: [], at: '2026-11-23T09:00:00.000Z' })).toBe(200);
  const proofs = await kept(choice.proof);
  expect(proofs.map(({ allowed, version, at }) => ({ allowed, version, at }))).toEqual([
    { allowed: ['analytics'], version: 1, at: choice.at },
    { allowed: [], version: 1, at: '2026-11-23T09:00:00.000Z' },
  ]);
  expect(Object.keys(proofs[0] ?? {}).sort()).toEqual(
    ['_id', 'allowed', 'at', 'proof', 'receivedAt', 'signal', 'version'].sort(),
  );
});

test.each([
  ['a category that does not exist', { allowed: ['everything'] }],
  ['more than there are', { allowed: Array.from({ length: 9 }, () => 'analytics') }],
  ['a proof that is an operator', { proof: { $gt: '' } }],
  ['a time that is none', { at: 'yesterday' }],
])('Refuses %s', async (_what, wrong) => {
  expect(await tell({ ...choice, proof: 'ffffffffffffffffffff', ...wrong })).toBe(400);
  expect(await kept('ffffffffffffffffffff')).toEqual([]);
});
