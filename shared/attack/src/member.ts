import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { root } from '@datewright/platform/root';
import type { AttackEnvironment } from './attack-environment.ts';
import { type RawRequest, type RawResponse, sendRawRequest } from './send-raw-request.ts';

let addresses = 0;
/** A new address for each caller, so that limits per address do not interfere. */
export function newAddress(): string {
  addresses++;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

const tokenLifetimeMs = 200_000;

/** A member's browser: it keeps cookies and requests tokens when it needs them. */
export interface Member {
  email: string;
  password: string;
  userId: () => Promise<string>;
  cookie: () => string;
  tokenFor: (service: string) => Promise<string>;
  /** Calls a service as our pages do: `session` calls by cookie, `member` calls by token. */
  call: (service: string, method: string, path: string, body?: object) => Promise<RawResponse>;
  send: (request: RawRequest) => Promise<RawResponse>;
}

/** A browser at one address, with a browser's headers. */
function createBrowser({ origin }: AttackEnvironment) {
  const jar = new Map<string, string>();
  const address = newAddress();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  async function send({ headers, ...request }: RawRequest): Promise<RawResponse> {
    const answer = await sendRawRequest(origin, {
      ...request,
      headers: { origin, 'x-forwarded-for': address, ...headers },
    });
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }
  return { send, cookie, leave: () => jar.clear() };
}

/** Signs in an existing member. */
export async function signIn(environment: AttackEnvironment, email: string, password: string): Promise<Member> {
  const { send, cookie } = createBrowser(environment);
  const tokens = new Map<string, { token: string; until: number; by: string }>();
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    send({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', cookie: cookie(), ...headers },
      body: JSON.stringify(body),
    });
  const signedIn = await post('/functions/v1/auth-service', {
    action: 'signInWithEmail',
    payload: { email, password },
  });
  if (signedIn.status !== 200) throw new Error(`Sign-in answered ${signedIn.status} ${signedIn.text}`);

  async function tokenFor(service: string): Promise<string> {
    const known = tokens.get(service);
    // A new session needs new tokens.
    if (known && known.until > Date.now() && known.by === cookie()) return known.token;
    const answer = await post('/v1/account/token', { audience: service });
    if (answer.status !== 200) return 'none';
    const token: string = JSON.parse(answer.text).accessToken;
    tokens.set(service, { token, until: Date.now() + tokenLifetimeMs, by: cookie() });
    return token;
  }
  return {
    email,
    password,
    cookie,
    send,
    tokenFor,
    userId: async () =>
      JSON.parse(Buffer.from((await tokenFor('account')).split('.')[1] ?? '', 'base64url').toString()).sub,
    async call(service, method, path, body) {
      return send({
        method,
        path,
        headers: {
          authorization: `Bearer ${await tokenFor(service)}`,
          cookie: cookie(),
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
      });
    },
  };
}

/** Registers a new member on the free plan. */
export async function newMember(environment: AttackEnvironment): Promise<Member> {
  const [email, password] = [`member-${randomBytes(6).toString('hex')}@example.com`, 'correct horse'];
  const { send, leave } = createBrowser(environment);
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await send({ method: 'POST', path, headers, body: JSON.stringify(body) });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${answer.text}`);
  };
  await post('/functions/v1/auth-service', { action: 'signUpWithEmail', payload: { email, password } });
  const link = /#(\S+)/.exec(await environment.sandbox.findMailTo(email))?.[1];
  const access_token = new URLSearchParams(link).get('access_token');
  await post('/v1/account/confirmations/redeem', { access_token });
  leave();
  return signIn(environment, email, password);
}

/** The demo member of the largest plan, so that credits do not run out during an attack. */
export async function signInLargestPlanMember(environment: AttackEnvironment): Promise<Member> {
  const { demoMembers, demoPassword } = await import(
    join(root, 'services/account/src/use-cases/operations/demo-members.ts')
  );
  const { email } = demoMembers.find(({ tier }: { tier: string }) => tier === 'monthly');
  return signIn(environment, email, demoPassword);
}
