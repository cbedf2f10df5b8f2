import { randomBytes } from 'node:crypto';
import { decodeJwt } from 'jose';
import { Browser } from './browser.ts';
import type { Inbox } from './inbox.ts';

export const newEmail = () => `member-${randomBytes(6).toString('hex')}@example.com`;

/** The token from the link in a mail. */
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

/** Signs in an existing member in a new browser. */
export async function signInAs(url: string, email: string): Promise<SignedInMember> {
  const browser = new Browser(url);
  const signedIn = await browser.signIn(email);
  if (signedIn.status !== 200) throw new Error(`Sign-in answered ${signedIn.body.error?.code}`);
  const { accessToken } = (await browser.token()).body;
  const { sub = '', sid } = decodeJwt(accessToken);
  return { browser, email, userId: sub, sessionId: String(sid), accessToken };
}

/** Takes a new member from sign-up to the first access token. */
export async function joinAsMember(url: string, inbox: Inbox, profile?: object): Promise<SignedInMember> {
  const email = newEmail();
  await new Browser(url).signUp(email, undefined, profile);
  // Another browser opens the link, which does not sign that one in.
  await new Browser(url).redeem(tokenInMail((await inbox.waitFor(email)).text));
  return signInAs(url, email);
}
