import { randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { Browser } from './browser.ts';
import type { Inbox } from './inbox.ts';

export const newEmail = () => `member-${randomBytes(6).toString('hex')}@example.com`;

/** The token of the link in a mail. */
export function tokenInMail(text: string): string {
  return new URLSearchParams(/#(\S+)/.exec(text)?.[1]).get('access_token') ?? '';
}

export interface SignedInMember {
  browser: Browser;
  email: string;
  userId: string;
  sessionId: string;
  accessToken: string;
}

/** Signs an existing member in, in a browser of their own. */
export async function signInAs(url: string, email: string): Promise<SignedInMember> {
  const browser = new Browser(url);
  const signedIn = await browser.signIn(email);
  if (signedIn.status !== 200) throw new Error(`Sign-in answered ${signedIn.body.error?.code}`);
  const { accessToken } = (await browser.token()).body;
  const { sub = '', sid } = decodeJwt(accessToken);
  return { browser, email, userId: sub, sessionId: String(sid), accessToken };
}

/** A member from the first form to the first access token. */
export async function joinAsMember(url: string, inbox: Inbox, profile?: object): Promise<SignedInMember> {
  const email = newEmail();
  await new Browser(url).signUp(email, undefined, profile);
  // In another browser, which it does not sign in.
  await new Browser(url).redeem(tokenInMail((await inbox.waitFor(email)).text));
  return signInAs(url, email);
}
