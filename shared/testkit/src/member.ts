import { randomBytes } from 'node:crypto';
import type { PaidTier } from '@datewright/contracts/account/paid-tier';
import { createConnection } from 'mongoose';
import { fetchAsBrowser } from './fetch-as-browser.ts';
import { testOrigin } from './service-process.ts';
import type { ToolEnvironment } from './tool-environment.ts';

const password = 'correct horse';
let addresses = 0;

export interface SignedInMember {
  /** An access token for the tool of the environment. */
  token: string;
  userId: string;
  /** The credits left for a tool, from the account service. */
  countCredits(tool?: string): Promise<number>;
  /** The purpose of each charge, newest first. */
  listChargePurposes(): Promise<(string | undefined)[]>;
  /** Sets a paid plan in the database, without a payment. */
  givePlan(tier: PaidTier): Promise<void>;
  /** Starts another session of the same member; returns its access token. */
  signInAgain(): Promise<string>;
  signOut(): Promise<void>;
}

/** A browser with cookies for the account service. */
function accountBrowser(url: string, address: string) {
  const cookies = new Map<string, string>();
  return {
    async call(path: string, body: object, headers: Record<string, string> = {}) {
      const response = await fetchAsBrowser(url + path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: testOrigin,
          'x-forwarded-for': address,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        body: JSON.stringify(body),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
      return response.json();
    },
  };
}

/** Signs up a member on the free plan and confirms the email address, which signs in. */
export async function newMember({ account, sandbox, name }: ToolEnvironment): Promise<SignedInMember> {
  const email = `member-${randomBytes(6).toString('hex')}@example.com`;
  const address = `203.0.113.${(addresses++ % 250) + 1}`;
  const browser = accountBrowser(account.url, address);
  const auth = (action: string, from = browser) =>
    from.call('/functions/v1/auth-service', { action, payload: { email, password } });
  const tokenFor = async (audience: string, from = browser): Promise<string> =>
    (await from.call('/v1/account/token', { audience })).accessToken;

  await auth('signUpWithEmail');
  const link = /#(\S+)/.exec(await sandbox.findMailTo(email))?.[1];
  await browser.call('/v1/account/confirmations/redeem', {
    access_token: new URLSearchParams(link).get('access_token'),
  });
  const token = await tokenFor(name);
  let accountToken: Promise<string> | undefined;
  const accountHeaders = async () => {
    accountToken ??= tokenFor('account');
    return { authorization: `Bearer ${await accountToken}` };
  };
  const userId: string = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
  return {
    token,
    userId,
    async givePlan(tier) {
      const { MONGODB_URI = '', MONGODB_DB } = account.env;
      const connection = await createConnection(MONGODB_URI, { dbName: MONGODB_DB ?? '' }).asPromise();
      const periodStart = new Date();
      const periodEnd = new Date(periodStart.getTime() + 7 * 24 * 3600_000);
      const never = { cancelAtPeriodEnd: false, nextTier: null, paymentDueBy: null };
      const subscription = { id: null, tier, startedAt: periodStart, periodStart, periodEnd, ...never };
      await connection.collection<{ _id: string }>('users').updateOne({ _id: userId }, { $set: { subscription } });
      await connection.close();
    },
    async countCredits(tool = name) {
      const asked = { action: 'getUserProfile', payload: {} };
      const profile = await browser.call('/functions/v1/user-profile', asked, await accountHeaders());
      const balance = profile.credits?.[tool];
      if (!balance) throw new Error(`No ${tool} credits in ${JSON.stringify(profile)}`);
      return balance.available;
    },
    async listChargePurposes() {
      const headers = await accountHeaders();
      const { entries } = await (await fetch(`${account.url}/v1/account/credits/history`, { headers })).json();
      const lines: { kind: string; purpose?: string }[] = entries;
      return lines.filter(({ kind }) => kind === 'charged').map(({ purpose }) => purpose);
    },
    async signInAgain() {
      const other = accountBrowser(account.url, address);
      await auth('signInWithEmail', other);
      return tokenFor(name, other);
    },
    async signOut() {
      await browser.call('/v1/account/sign-out', { scope: 'global' });
    },
  };
}
