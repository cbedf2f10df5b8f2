import { randomUUID } from 'node:crypto';
import type { SuggestionEvent } from '@datewright/contracts/chatpad/suggest';
import { fetchAsBrowser } from '@datewright/testkit/fetch-as-browser';

/** The result of a call: its status (0 without an answer) and its error code. */
export interface CallResult {
  status: number;
  code: string;
  body: unknown;
}

const readErrorCode = (body: unknown) => (body as { error?: { code?: string } } | undefined)?.error?.code ?? '';

/** One member's browser: it keeps its cookie, and its access tokens until they expire. */
export class Browser {
  cookie = '';
  /** Aborted when the member closes every tab: open calls end without an answer. */
  closing: AbortSignal | undefined;
  readonly origin: string;
  readonly email: string;
  readonly password: string;
  readonly #tokens = new Map<string, { token: string; expiresAt: number }>();

  constructor(origin: string, email: string, password: string) {
    this.origin = origin;
    this.email = email;
    this.password = password;
  }

  async call(method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<CallResult> {
    try {
      const response = await this.#send(method, path, body, headers);
      this.cookie = response.headers.getSetCookie()[0]?.split(';')[0] || this.cookie;
      const text = await response.text();
      // Several lines of JSON are a stream and stay a text.
      const isOne = text.startsWith('{') && !text.trimEnd().includes('\n');
      const read: unknown = isOne ? JSON.parse(text) : text;
      return { status: response.status, code: readErrorCode(read), body: read };
    } catch (error) {
      const late = error instanceof Error && error.name === 'TimeoutError';
      return { status: 0, code: late ? 'no answer in 30 s' : 'no answer', body: undefined };
    }
  }

  signIn(): Promise<CallResult> {
    const payload = { email: this.email, password: this.password };
    return this.call('POST', '/functions/v1/auth-service', { action: 'signInWithEmail', payload });
  }

  /** Calls a service with the member's token. */
  as = (audience: string, method: string, path: string, body?: object): Promise<CallResult> =>
    this.#withToken(audience, (headers) => this.call(method, path, body, headers));

  /** Uploads with the member's token. */
  upload = (audience: string, path: string, form: FormData): Promise<CallResult> =>
    this.#withToken(audience, (headers) => this.call('POST', path, form, headers));

  /** Requests suggestions and reads the stream to its end; a broken stream ends without `done` and without `failed`. */
  async suggest(
    matchId: string,
    operationId: string = randomUUID(),
    onLine: (line: SuggestionEvent) => void = () => {},
  ) {
    const answer = await this.#withToken('chatpad', (headers) => this.#suggest(matchId, operationId, headers, onLine));
    return { lines: [] as SuggestionEvent[], ...answer };
  }

  async #suggest(
    matchId: string,
    operationId: string,
    headers: Record<string, string>,
    onLine: (line: SuggestionEvent) => void,
  ) {
    const lines: SuggestionEvent[] = [];
    const path = `/v1/chatpad/matches/${matchId}/suggestions`;
    const wish = { operationId, mode: 'opener', tone: 'thoughtful' };
    try {
      const response = await this.#send('POST', path, wish, headers);
      if (!response.ok || !response.body) {
        const body: unknown = await response.json();
        return { status: response.status, code: readErrorCode(body), body, lines };
      }
      let rest = '';
      for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
        const parts = (rest + chunk).split('\n');
        rest = parts.pop() ?? '';
        for (const part of parts.filter((text) => text.trim())) {
          const line: SuggestionEvent = JSON.parse(part);
          lines.push(line);
          onLine(line);
        }
      }
    } catch {
      return { status: 0, code: lines.length > 0 ? 'broken off' : 'no answer', body: undefined, lines };
    }
    const last = lines.at(-1);
    const whole = last?.type === 'done' || last?.type === 'failed';
    return {
      status: 200,
      code: last?.type === 'failed' ? last.error.code : whole ? '' : 'broken off',
      body: last,
      lines,
    };
  }

  /** Repeats a call once with a fresh token when it is refused, as pages do: the clocks of services may differ. */
  async #withToken<Result extends CallResult>(
    audience: string,
    send: (headers: Record<string, string>) => Promise<Result>,
    isAgain = false,
  ): Promise<Result | CallResult> {
    const token = await this.#token(audience);
    if (typeof token !== 'string') return token;
    const answer = await send({ authorization: `Bearer ${token}` });
    if (answer.status !== 401) return answer;
    this.#tokens.delete(audience);
    return isAgain ? answer : this.#withToken(audience, send, true);
  }

  async #token(audience: string): Promise<string | CallResult> {
    const known = this.#tokens.get(audience);
    // Pages renew a token before it expires.
    if (known && Date.now() < known.expiresAt) return known.token;
    const answer = await this.call('POST', '/v1/account/token', { audience });
    const { accessToken, expiresIn = 0 } = (answer.body ?? {}) as { accessToken?: string; expiresIn?: number };
    if (!accessToken) return answer;
    this.#tokens.set(audience, { token: accessToken, expiresAt: Date.now() + expiresIn * 900 });
    return accessToken;
  }

  #send(method: string, path: string, body: object | undefined, headers: Record<string, string>): Promise<Response> {
    const { origin, cookie } = this;
    const isForm = body instanceof FormData;
    const type: Record<string, string> = isForm ? {} : { 'content-type': 'application/json' };
    return fetchAsBrowser(origin + path, {
      method,
      headers: { ...type, origin, ...(cookie && { cookie }), ...headers },
      body: isForm ? body : body && JSON.stringify(body),
      signal: AbortSignal.any([AbortSignal.timeout(30_000), ...(this.closing ? [this.closing] : [])]),
    });
  }
}
