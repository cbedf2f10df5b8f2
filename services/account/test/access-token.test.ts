import { createHmac } from 'node:crypto';
import { testMongoUri } from '@datewright/platform/testing/test-mongo';
import type { ServiceProcess } from '@datewright/testkit/service-process';
import { createLocalJWKSet, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';
import { startAccounts } from './support/account-service.ts';
import { send } from './support/browser.ts';
import { openDatabase } from './support/database.ts';
import { type Inbox, startInbox } from './support/inbox.ts';
import { joinAsMember, type SignedInMember } from './support/member.ts';

let inbox: Inbox;
let accounts: ServiceProcess[];
let member: SignedInMember;
const keySet = async () => (await send(`${accounts[0]?.url}/v1/account/jwks.json`, { method: 'GET' })).body;

beforeAll(async () => {
  inbox = await startInbox();
  accounts = await startAccounts(3, { SMTP_URL: inbox.url });
  member = await joinAsMember(accounts[0]?.url ?? '', inbox);
});
afterAll(async () => {
  await Promise.all((accounts ?? []).map((account) => account.stop()));
  await inbox?.stop();
});

const outcome = async (token: string) => {
  const { status, body } = await member.browser.profile(token, 'getUserProfile');
  return status === 200 ? 'accepted' : body.error.code;
};
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = (changed: object = {}) => {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: 'datewright-account',
    aud: 'account',
    sub: member.userId,
    sid: member.sessionId,
    roles: [],
    iat: now,
    exp: now + 300,
    ...changed,
  };
};

test('When a member asks for a token, then it is ES256, for one service, for five minutes at most', async () => {
  const answer = await member.browser.token('chatpad');
  expect(answer.body.expiresIn).toBeLessThanOrEqual(300);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { payload, protectedHeader } = await jwtVerify(answer.body.accessToken, createLocalJWKSet(await keySet()));
  expect(protectedHeader).toMatchObject({ alg: 'ES256', kid: expect.any(String) });
  expect(payload).toMatchObject({ iss: 'datewright-account', aud: 'chatpad', sub: member.userId, roles: [] });
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBeLessThanOrEqual(300);
});

test("When a token is requested for a service that members don't call, then it is refused", async () => {
  for (const audience of ['registry', 'bank']) {
    expect((await member.browser.token(audience)).body.error.code).toBe('invalid_request');
  }
});

test('When several instances start at once, then they sign with one key and accept each other’s tokens', async () => {
  const sets = await Promise.all(
    accounts.map(({ url }) => send(`${url}/v1/account/jwks.json`, { method: 'GET' }).then(({ body }) => body)),
  );
  expect(sets[1]).toEqual(sets[0]);
  expect(sets[2]).toEqual(sets[0]);
  const { accessToken } = (await member.browser.token()).body;
  for (const { url } of accounts) {
    const headers = { authorization: `Bearer ${accessToken}`, origin: 'http://datewright.test' };
    const body = { action: 'getUserProfile' };
    expect((await send(`${url}/functions/v1/user-profile`, { headers, body })).status).toBe(200);
  }
});

test('When verifiers fetch the keys, then they get public parts only, cacheable for a minute', async () => {
  const { headers, body } = await send(`${accounts[0]?.url}/v1/account/jwks.json`, { method: 'GET' });
  expect(headers.get('cache-control')).toBe('public, max-age=60');
  for (const key of body.keys) expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
});

test('When the database is leaked, then it contains no private key, token or password in plain text', async () => {
  const database = await openDatabase(testMongoUri(), accounts[0]?.env.MONGODB_DB ?? '');
  const everything = JSON.stringify(await database.dump());
  await database.close();
  expect(everything).toContain('sealedPrivateKey');
  expect(everything).not.toMatch(/"d":/);
  expect(everything).not.toContain('correct horse');
  expect(everything).not.toContain(member.browser.cookie.split('=')[1]);
});

describe('When a token is forged', () => {
  test('by signing with another key under the published key id, then it is refused', async () => {
    const { kid } = (await keySet()).keys[0];
    const { privateKey } = await generateKeyPair('ES256');
    const own = await new SignJWT(claims()).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey);
    expect(await outcome(own)).toBe('not_signed_in');
    const unnamed = await new SignJWT(claims()).setProtectedHeader({ alg: 'ES256', kid: 'mine' }).sign(privateKey);
    expect(await outcome(unnamed)).toBe('not_signed_in');
  });

  test('by embedding the key in the header, then it is refused', async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const header = { alg: 'ES256', jwk: await exportJWK(publicKey) };
    expect(await outcome(await new SignJWT(claims()).setProtectedHeader(header).sign(privateKey))).toBe(
      'not_signed_in',
    );
  });

  test('by `alg: none`, then it is refused', async () => {
    for (const alg of ['none', 'None', 'NONE']) {
      expect(await outcome(`${base64({ alg, typ: 'JWT' })}.${base64(claims())}.`)).toBe('not_signed_in');
    }
  });

  test('by HS256 with the public key as secret, then it is refused', async () => {
    const [key] = (await keySet()).keys;
    for (const secret of [JSON.stringify(key), key.x, `${key.x}${key.y}`]) {
      const signed = `${base64({ alg: 'HS256', kid: key.kid })}.${base64(claims())}`;
      const signature = createHmac('sha256', secret).update(signed).digest('base64url');
      expect(await outcome(`${signed}.${signature}`)).toBe('not_signed_in');
    }
  });

  test('by changing its member, then it is refused', async () => {
    const [header, , signature] = member.accessToken.split('.');
    expect(await outcome(`${header}.${base64(claims({ roles: ['admin'] }))}.${signature}`)).toBe('not_signed_in');
  });
});

test('When a token was made for another service, then this one refuses it', async () => {
  expect(await outcome((await member.browser.token('chatpad')).body.accessToken)).toBe('not_signed_in');
  expect(await outcome((await member.browser.token('account')).body.accessToken)).toBe('accepted');
});

test('When the token is missing or malformed, then the call is not signed in', async () => {
  for (const token of ['', 'x', 'a.b.c']) expect(await outcome(token)).toBe('not_signed_in');
});
