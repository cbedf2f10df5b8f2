import { testOrigin } from '@datewright/testkit/service-process';

// biome-ignore lint/suspicious/noExplicitAny: answers are asserted on, field by field
type Body = any;
export interface Answer {
  status: number;
  body: Body;
  headers: Headers;
}

/** The code of an error; the status of any other answer. */
export const codeOf = ({ status, body }: Answer) => body.error?.code ?? status;

let addresses = 0;
/** A new IP address for each browser, so that rate limits by address do not interfere. */
export const newAddress = () => `203.0.${Math.floor(++addresses / 250) % 250}.${(addresses % 250) + 1}`;

export async function send(url: string, init: { method?: string; headers?: Record<string, string>; body?: unknown }) {
  const { method = 'POST', headers = {}, body } = init;
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined } as Answer;
}

const sessionCookie = '__Host-session_id';

/** One person's browser on our pages: stores its cookies and sends `Origin`. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly url: string;
  readonly address: string;

  constructor(url: string, address = newAddress()) {
    this.url = url;
    this.address = address;
  }

  #pair(name: string): string {
    const value = this.cookies.get(name);
    return value ? `${name}=${value}` : '';
  }
  /** The session cookie as `name=value`, or an empty string. */
  get cookie(): string {
    return this.#pair(sessionCookie);
  }
  set cookie(pair: string) {
    this.cookies.set(sessionCookie, pair.slice(pair.indexOf('=') + 1));
  }
  /** The recovery cookie from an opened link. */
  get recovery(): string {
    return this.#pair('__Host-recovery_id');
  }

  #sent(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { 'x-forwarded-for': this.address, ...(cookie && { cookie }) };
  }

  #keep(headers: Headers): void {
    for (const set of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (set.includes('Expires=Thu, 01 Jan 1970')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }

  /** Follows a link to a URL of ours, without following redirects. */
  async visit(path: string, headers: Record<string, string> = {}) {
    const response = await fetch(new URL(path, this.url), {
      headers: { ...this.#sent(), ...headers },
      redirect: 'manual',
    });
    this.#keep(response.headers);
    return { status: response.status, location: response.headers.get('location') ?? '', headers: response.headers };
  }

  async call(path: string, body?: unknown, headers: Record<string, string> = {}, method = 'POST'): Promise<Answer> {
    const answer = await send(this.url + path, {
      method,
      body,
      headers: {
        ...this.#sent(),
        ...(method === 'GET' ? {} : { origin: testOrigin, 'sec-fetch-site': 'same-origin' }),
        ...headers,
      },
    });
    this.#keep(answer.headers);
    return answer;
  }

  signUp(email: string, password = 'correct horse', profile?: object) {
    const payload = { email, password, profile };
    return this.call('/functions/v1/auth-service', { action: 'signUpWithEmail', payload });
  }
  signIn(email: string, password = 'correct horse') {
    return this.call('/functions/v1/auth-service', { action: 'signInWithEmail', payload: { email, password } });
  }
  session() {
    return this.call('/v1/account/session', undefined, {}, 'GET');
  }
  token(audience = 'account') {
    return this.call('/v1/account/token', { audience });
  }
  signOut(scope: 'local' | 'global') {
    return this.call('/v1/account/sign-out', { scope });
  }
  resend(email: string) {
    return this.call('/v1/account/confirmations', { email });
  }
  redeem(access_token: string) {
    return this.call('/v1/account/confirmations/redeem', { access_token });
  }

  forgot(email: string, resetUrl?: string) {
    return this.call('/functions/v1/auth-service', { action: 'resetPassword', payload: { email, resetUrl } });
  }
  recover(access_token: string) {
    return this.call('/functions/v1/auth-service', { action: 'handlePasswordRecovery', payload: { access_token } });
  }
  setPassword(password: string) {
    return this.call('/v1/account/password/recovery', { password });
  }
  changePassword(currentPassword: string, newPassword: string) {
    return this.call('/v1/account/password', { currentPassword, newPassword });
  }
  emailChange() {
    return this.call('/v1/account/email-change', undefined, {}, 'GET');
  }
  changeEmail(email: string, currentPassword?: string) {
    return this.call('/v1/account/email-change', { email, currentPassword });
  }
  resendEmailChange() {
    return this.call('/v1/account/email-change/mails', {});
  }
  cancelEmailChange() {
    return this.call('/v1/account/email-change', undefined, {}, 'DELETE');
  }
  readEmailLink(access_token: string) {
    return this.call('/v1/account/email-change/link', { access_token });
  }
  answerEmailChange(access_token: string, agree = true) {
    return this.call('/v1/account/email-change/answer', { access_token, agree });
  }
  sessions() {
    return this.call('/v1/account/sessions', undefined, {}, 'GET');
  }
  endSession(id: string) {
    return this.call(`/v1/account/sessions/${id}`, undefined, {}, 'DELETE');
  }

  profile(accessToken: string, action: string, payload?: unknown) {
    return this.call('/functions/v1/user-profile', { action, payload }, { authorization: `Bearer ${accessToken}` });
  }
  history(accessToken: string) {
    return this.call('/v1/account/credits/history', undefined, { authorization: `Bearer ${accessToken}` }, 'GET');
  }
}
