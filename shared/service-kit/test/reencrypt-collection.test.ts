import { z } from '@datewright/contracts/zod';
import { testMongoUri, uniqueDatabaseName } from '@datewright/platform/testing/test-mongo';
import { type RotatingKey, rotatingKey } from '@datewright/service-kit/config';
import { connectMongo } from '@datewright/service-kit/database/mongo';
import { reencryptCollection } from '@datewright/service-kit/database/reencrypt-collection';
import { createEncryption } from '@datewright/service-kit/encryption';
import type { Connection } from 'mongoose';

const oldKey = 'the-old-key-that-only-tests-know-0123456789';
const newKey = 'the-new-key-that-only-tests-know-0123456789';
const using = (...keys: RotatingKey) => createEncryption(keys, '', 'test');
const before = using(oldKey);
const during = using(newKey, oldKey);
const after = using(newKey);
const text = (bytes: Buffer | null) => bytes?.toString() ?? null;

test('Of two keys the first encrypts and both decrypt; a third key, another place or a changed byte decrypts nothing', () => {
  const old = before.encrypt(Buffer.from('secret'), 'place');
  expect(text(during.decrypt(old, 'place'))).toBe('secret');
  expect(after.decrypt(old, 'place')).toBeNull();
  const fresh = during.encrypt(Buffer.from('secret'), 'place');
  expect([text(after.decrypt(fresh, 'place')), before.decrypt(fresh, 'place')]).toEqual(['secret', null]);
  expect(using('a-third-key-that-only-tests-know-0123456789').decrypt(fresh, 'place')).toBeNull();
  expect(during.decrypt(old, 'elsewhere')).toBeNull();
  const changed = Buffer.from(old);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(during.decrypt(changed, 'place')).toBeNull();
  // The replicas that still encrypt with the old key read what the first of the others writes.
  expect(text(using(oldKey, newKey).decrypt(fresh, 'place'))).toBe('secret');
});

test('What the old key encrypted is encrypted again, and nothing that the new key did or that neither opens', () => {
  const old = before.encrypt(Buffer.from('secret'), 'place');
  const anew = during.reencrypt(old, 'place');
  expect(anew && text(after.decrypt(anew, 'place'))).toBe('secret');
  expect(anew && during.reencrypt(anew, 'place')).toBe(anew);
  expect(during.reencrypt(old, 'elsewhere')).toBeNull();
  expect(after.reencrypt(old, 'place')).toBeNull();
});

test('A key is one secret or `new|old`, each long enough', () => {
  const parse = (value: string) => z.safeParse(rotatingKey(32), value).data;
  expect(parse(newKey)).toEqual([newKey]);
  expect(parse(`${newKey}|${oldKey}`)).toEqual([newKey, oldKey]);
  for (const wrong of ['', 'short', `${newKey}|`, `${newKey}|short`, `|${oldKey}`, `${newKey}|${oldKey}|${oldKey}`]) {
    expect([wrong, parse(wrong)]).toEqual([wrong, undefined]);
  }
});

describe('A collection of more documents than one batch', () => {
  let connection: Connection;
  const place = { collection: 'things', field: 'sealed' };
  const things = () => connection.collection<{ _id: string; sealed: Buffer; note: string }>('things');
  const names = Array.from({ length: 50 }, (_, at) => `thing ${at}`);
  const reencrypt = () =>
    reencryptCollection<Buffer>(connection, place, (sealed, { _id }) => during.reencrypt(sealed, String(_id)));
  const readAll = async (encryption = after) => {
    const found = await things().find({}, { promoteBuffers: true }).toArray();
    return new Map(found.map(({ _id, sealed }) => [_id, text(encryption.decrypt(sealed, _id))]));
  };

  beforeEach(async () => {
    connection = await connectMongo({ MONGODB_URI: testMongoUri(), MONGODB_DB: uniqueDatabaseName('reencrypt') });
    await things().insertMany(
      names.map((_id) => ({ _id, sealed: before.encrypt(Buffer.from(`secret of ${_id}`), _id), note: _id })),
    );
  });
  afterEach(() => connection.close());

  test('opens with the new key alone after one run, and a second run changes nothing', async () => {
    expect(await reencrypt()).toEqual({ reencrypted: 50, current: 0, changed: 0, unreadable: 0 });
    expect(await readAll()).toEqual(new Map(names.map((name) => [name, `secret of ${name}`])));
    expect(await things().countDocuments({ $expr: { $eq: ['$_id', '$note'] } })).toBe(50);
    const stored = await things().find().toArray();
    expect(await reencrypt()).toEqual({ reencrypted: 0, current: 50, changed: 0, unreadable: 0 });
    expect(await things().find().toArray()).toEqual(stored);
  });

  test('keeps what a service writes or deletes between reading and writing, and what no key opens', async () => {
    await things().updateOne({ _id: 'thing 7' }, { $set: { sealed: Buffer.from('neither key encrypted this') } });
    const fresh = after.encrypt(Buffer.from('written meanwhile'), 'thing 10');
    const meanwhile = new Map<string, () => Promise<unknown>>([
      ['thing 10', () => things().updateOne({ _id: 'thing 10' }, { $set: { sealed: fresh } })],
      ['thing 20', () => things().deleteOne({ _id: 'thing 20' })],
    ]);
    const racing = {
      collection: () => ({
        find: (...query: Parameters<ReturnType<typeof things>['find']>) => things().find(...query),
        async updateOne(filter: { _id: string }, change: object) {
          await meanwhile.get(filter._id)?.();
          return things().updateOne(filter, change);
        },
      }),
    } as unknown as Connection;
    const counts = await reencryptCollection<Buffer>(racing, place, (sealed, { _id }) =>
      during.reencrypt(sealed, String(_id)),
    );
    expect(counts).toEqual({ reencrypted: 47, current: 0, changed: 2, unreadable: 1 });
    const stored = await readAll();
    expect(stored.size).toBe(49);
    expect([stored.get('thing 7'), stored.get('thing 10')]).toEqual([null, 'written meanwhile']);
    const [untouched] = await things().find({ _id: 'thing 7' }, { promoteBuffers: true }).toArray();
    expect(untouched?.sealed.toString()).toBe('neither key encrypted this');
  });
});
