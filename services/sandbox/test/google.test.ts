import { createHash, randomBytes } from 'node:crypto';
import { googleCallback, googleKeys } from '@datewright/testkit/vendors';
import { type Sandbox, startSandbox } from './support/sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

const back = googleCallback;
const newVerifier = () => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

const question = (own: Record<string, string> = {}) =>
  new URLSearchParams({
    response_type: 'code',
    client_id: googleKeys.GOOGLE_CLIENT_ID,
    redirect_uri: back,
    scope: 'openid email profile',
    state: 'the state',
    code_challenge: challengeOf('x'.repeat(43)),
    code_challenge_method: 'S256',
    ...own,
  });
const authorize = (query: URLSearchParams, form?: Record<string, string>) =>
  fetch(`${sandbox.url}/google/authorize?${query}`, {
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
const answerOf = (response: Response) => new URL(response.headers.get('location') ?? '').searchParams;

async function codeFor(verifier: string, form: Record<string, string> = { person: '0' }) {
  const answer = await authorize(question({ code_challenge: challengeOf(verifier) }), form);
  return answerOf(answer).get('code') ?? '';
}

async function redeem(code: string, verifier: string, own: Record<string, string> = {}) {
  const response = await fetch(`${sandbox.url}/google/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: googleKeys.GOOGLE_CLIENT_ID,
      client_secret: googleKeys.GOOGLE_CLIENT_SECRET,
      redirect_uri: back,
      code,
      code_verifier: verifier,
      ...own,
    }),
  });
  return { status: response.status, body: await response.json() };
}

const userinfo = (token: string) =>
  fetch(`${sandbox.url}/google/userinfo`, { headers: { authorization: `Bearer ${token}` } });

async function personFrom(form: Record<string, string>) {
  const verifier = newVerifier();
  const { body } = await redeem(await codeFor(verifier, form), verifier);
  return (await userinfo(body.access_token)).json();
}

test('A person chooses an account, and the product learns who they are as from Google', async () => {
  const page = await (await authorize(question())).text();
  expect(page).toContain('Choose an account');
  expect(page).toContain('free@datewright.test');

  const verifier = newVerifier();
  const answer = await authorize(question({ code_challenge: challengeOf(verifier) }), { person: '1' });
  expect(answer.headers.get('location')).toMatch(new RegExp(`^${back}\\?`));
  expect(answerOf(answer).get('state')).toBe('the state');
  const { status, body } = await redeem(answerOf(answer).get('code') ?? '', verifier);
  expect([status, body.token_type, body.expires_in]).toEqual([200, 'Bearer', 3600]);
  expect(await (await userinfo(body.access_token)).json()).toEqual({
    sub: expect.stringMatching(/^1\d{20}$/),
    name: 'Fran Free',
    given_name: 'Fran',
    family_name: 'Free',
    picture: expect.stringContaining('https://'),
    email: 'free@datewright.test',
    email_verified: true,
  });
});

test('The id token is signed with a published key, for this product', async () => {
  const documents = `${sandbox.url}/google/.well-known/openid-configuration`;
  const { jwks_uri: keysAt, issuer } = await (await fetch(documents)).json();
  const { keys } = await (await fetch(keysAt)).json();
  const verifier = newVerifier();
  const { body } = await redeem(await codeFor(verifier), verifier);
  const [head, payload, signature] = body.id_token.split('.');
  const key = await crypto.subtle.importKey('jwk', keys[0], { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }, false, [
    'verify',
  ]);
  const signed = Buffer.from(`${head}.${payload}`);
  const isGood = await crypto.subtle.verify('RSASSA-PKCS1-v1_5', key, Buffer.from(signature, 'base64url'), signed);
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  expect([isGood, claims.iss, claims.aud]).toEqual([true, issuer, googleKeys.GOOGLE_CLIENT_ID]);
});

test('A code works only once, and only with its verifier, address and secret', async () => {
  const verifier = newVerifier();
  const wrong: [Record<string, string>, number, string][] = [
    [{ code_verifier: newVerifier() }, 400, 'invalid_grant'],
    [{ code_verifier: '' }, 400, 'invalid_grant'],
    [{ client_secret: 'another-secret' }, 401, 'invalid_client'],
    [{ client_id: 'another-client' }, 401, 'invalid_client'],
    [{ redirect_uri: 'https://evil.example/' }, 400, 'redirect_uri_mismatch'],
    [{ grant_type: 'password' }, 400, 'unsupported_grant_type'],
    [{ code: 'never given out' }, 400, 'invalid_grant'],
  ];
  for (const [own, status, error] of wrong) {
    const refused = await redeem(await codeFor(verifier), verifier, own);
    expect([refused.status, refused.body.error]).toEqual([status, error]);
  }
  const code = await codeFor(verifier);
  expect((await redeem(code, verifier)).status).toBe(200);
  expect((await redeem(code, verifier)).body.error).toBe('invalid_grant');
  const spoilt = await codeFor(verifier);
  await redeem(spoilt, newVerifier());
  expect((await redeem(spoilt, verifier)).body.error).toBe('invalid_grant');
});

test('Nobody is redirected to an address that is not on the list', async () => {
  for (const uri of [
    `${back}/`,
    `${back}?x`,
    'https://evil.example/',
    '',
    back.replace('.test', '.test.evil.example'),
  ]) {
    const answer = await authorize(question({ redirect_uri: uri }), { person: '0' });
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(await answer.text()).toContain('redirect_uri_mismatch');
  }
  expect((await authorize(question({ client_id: 'another' }))).status).toBe(401);
});

test('A request without PKCE, scope or the right type is returned as an error, with its state', async () => {
  const wrong: [Record<string, string>, string][] = [
    [{ code_challenge: '' }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ scope: 'email' }, 'invalid_scope'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
  ];
  for (const [own, error] of wrong) {
    const answer = answerOf(await authorize(question(own)));
    expect([answer.get('error'), answer.get('state')]).toEqual([error, 'the state']);
  }
});

test('A person can refuse, use another account, be unverified, and meet a broken Google', async () => {
  expect(answerOf(await authorize(question(), { answer: 'cancel' })).get('error')).toBe('access_denied');
  const typed = await personFrom({ email: 'Őszike@example.test', name: 'Ő <b>' });
  expect(typed).toMatchObject({ email: 'Őszike@example.test', name: 'Ő <b>', email_verified: true });
  expect((await personFrom({ email: 'Őszike@example.test' })).sub).toBe(typed.sub);
  expect((await personFrom({ person: '3' })).email_verified).toBe(false);
  expect((await personFrom({ email: 'a@example.test', unverified: 'yes' })).email_verified).toBe(false);
  const verifier = newVerifier();
  expect((await redeem(await codeFor(verifier, { answer: 'fail' }), verifier)).status).toBe(500);
  expect((await authorize(question(), { person: '99' })).status).toBe(400);
  expect((await userinfo('not-a-token')).status).toBe(401);
});

test('Nothing in an address or a name becomes markup on the page', async () => {
  const query = question({ state: '"><script>alert(1)</script>' });
  const response = await authorize(query);
  expect(await response.text()).not.toContain('<script');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
});
