import { decodeProtectedHeader, jwtVerify } from 'jose';
import { createContext } from '../src/context.ts';
import { createEncryption } from '../src/crypto/encryption.ts';
import { createKeyRing } from '../src/crypto/key-ring.ts';
import { createSigningKeyRepository } from '../src/data/sessions/signing-key-repository.ts';
import type { User } from '../src/data/user-model.ts';
import { createAccessToken } from '../src/use-cases/sessions/create-access-token.ts';
import { createTestContext, type TestContext } from './support/test-context.ts';

const day = 24 * 3600_000;
let ctx: TestContext;

beforeEach(async () => {
  ctx = await createTestContext('2026-11-21T12:00:00Z');
});
afterEach(() => ctx.close());

const kids = async (context = ctx) => (await context.keys.publishedKeys()).keys.map(({ kid }) => kid);
const signed = () =>
  createAccessToken(
    ctx,
    { user: { _id: 'u', roles: [] as string[] } as User, session: { sid: 's' } as never },
    'chatpad',
  );

test('After a month, a new key signs, which was published a day before, and the old one stays published for a day', async () => {
  const first = (await ctx.keys.currentKey()).kid;
  const timeline: { kid: string; published: (string | undefined)[] }[] = [];
  for (let hours = 0; hours < 32 * 24; hours += 6) {
    ctx.advance(6 * 3600_000);
    timeline.push({ kid: (await ctx.keys.currentKey()).kid, published: await kids() });
  }
  const turns = timeline.findIndex(({ kid }) => kid !== first);
  const next = timeline[turns]?.kid;
  expect(turns).toBeGreaterThan(-1);
  expect(timeline[turns - 2]?.published).toEqual(expect.arrayContaining([first, next]));
  expect(timeline[turns + 2]?.published).toEqual(expect.arrayContaining([first, next]));
  expect(timeline[turns + 6]?.published).not.toContain(first);
  const later = timeline.slice(turns).map(({ kid }) => kid);
  expect(later.filter((kid) => kid === next)).toHaveLength(Math.min(later.length, 120));
});

test('When a token was signed just before the key changed, then it is still valid just after', async () => {
  const { accessToken } = await signed();
  const { kid } = decodeProtectedHeader(accessToken);
  while ((await ctx.keys.currentKey()).kid === kid) ctx.advance(3600_000);
  const verified = await jwtVerify(accessToken, ctx.keys.verifyingKey, {
    currentDate: new Date('2026-11-21T12:01:00Z'),
  });
  expect(verified.payload.sub).toBe('u');
});

test('When ten instances start on an empty database at once, then they have one key', async () => {
  const others = await Promise.all(Array.from({ length: 10 }, () => createContext(ctx.config, { now: ctx.now })));
  const current = await Promise.all(others.map((other) => other.keys.currentKey()));
  expect(new Set(current.map(({ kid }) => kid)).size).toBe(1);
  await Promise.all(others.map((other) => other.close()));
});

test('When an operator deletes a key, then every instance signs with another one a minute later', async () => {
  const { kid } = await ctx.keys.currentKey();
  await ctx.connection.collection('signingKeys').deleteMany({});
  ctx.advance(61_000);
  expect((await ctx.keys.currentKey()).kid).not.toBe(kid);
  expect(await kids()).not.toContain(kid);
});

test("When KEY_SECRET has changed, then the keys can't be decrypted and the error says why", async () => {
  await ctx.keys.currentKey();
  const store = {
    ...createSigningKeyRepository,
    list: () => ctx.connection.collection('signingKeys').find().toArray(),
  };
  const stranger = createKeyRing(
    store as never,
    createEncryption(['another secret, as long as it has to be']),
    ctx.now,
  );
  await expect(stranger.currentKey()).rejects.toThrow('KEY_SECRET does not open the signing key');
});

test('When a key is encrypted, then it can be decrypted under its own id only, and not after a change', () => {
  const secret = createEncryption(['a secret as long as it has to be, 32+']);
  const sealed = secret.encrypt('private', 'one');
  expect(secret.decrypt(sealed, 'one')).toBe('private');
  expect(secret.encrypt('private', 'one')).not.toBe(sealed);
  expect(() => secret.decrypt(sealed, 'two')).toThrow();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => secret.decrypt(bytes.toString('base64url'), 'one')).toThrow();
});

test('In a long month, a key signs for 30 days and not longer', async () => {
  const first = (await ctx.keys.currentKey()).kid;
  ctx.advance(30 * day);
  expect((await ctx.keys.currentKey()).kid).not.toBe(first);
});
