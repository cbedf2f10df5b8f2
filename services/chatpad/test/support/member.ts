import { randomBytes } from 'node:crypto';
import { testOrigin } from '@datewright/testkit/service-process';
import type { Neighbourhood } from './neighbours.ts';

const password = 'correct horse';
let addresses = 0;

export interface SignedIn {
  /** Access token for ChatPad. */
  token: string;
  /** Chat credits left, as the account service tells them. */
  credits(): Promise<number>;
  signOut(): Promise<void>;
}

/** A new member on the free plan, five chat credits a day, from the first form to an access token. */
export async function newMember({ account, sandbox }: Neighbourhood): Promise<SignedIn> {
  const email = `member-${randomBytes(6).toString('hex')}@example.com`;
  const address = `203.0.113.${(addresses++ % 250) + 1}`;
  let cookie = '';

  async function call(path: string, body: object, headers: Record<string, string> = {}) {
    const response = await fetch(account.url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: testOrigin,
        'x-forwarded-for': address,
        ...(cookie && { cookie }),
        ...headers,
      },
      body: JSON.stringify(body),
    });
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
    return response.json();
  }
  const auth = (action: string) => call('/functions/v1/auth-service', { action, payload: { email, password } });
  const tokenFor = async (audience: string) => (await call('/v1/account/token', { audience })).accessToken as string;

  await auth('signUpWithEmail');
  const link = /#(\S+)/.exec(await sandbox.mailTo(email))?.[1];
  await call('/v1/account/confirmations/redeem', {
    access_token: new URLSearchParams(link).get('access_token'),
  });
  cookie = '';
  await auth('signInWithEmail');
  const [token, accountToken] = [await tokenFor('chatpad'), await tokenFor('account')];
  return {
    token,
    async credits() {
      const headers = { authorization: `Bearer ${accountToken}` };
      const profile = await call('/functions/v1/user-profile', { action: 'getUserProfile', payload: {} }, headers);
      return findChatCredits(profile);
    },
    async signOut() {
      await call('/v1/account/sign-out', { scope: 'global' });
    },
  };
}

function findChatCredits(profile: { credits?: Record<string, { available: number }> }): number {
  const balance = profile.credits?.chatpad;
  if (!balance) throw new Error(`No chat credits in ${JSON.stringify(profile)}`);
  return balance.available;
}
