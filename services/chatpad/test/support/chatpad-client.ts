import { randomUUID } from 'node:crypto';
import type { MatchFields } from '@datewright/contracts/chatpad/match';
import type { SuggestionEvent } from '@datewright/contracts/chatpad/suggest';
import type { ErrorBody } from '@datewright/contracts/errors';
import { newMember } from '@datewright/testkit/member';
import { readNdjson } from '@datewright/testkit/read-ndjson';
import { testOrigin } from '@datewright/testkit/service-process';
import type { ToolEnvironment } from '@datewright/testkit/tool-environment';

// biome-ignore lint/suspicious/noExplicitAny: answers are asserted on, field by field
type Body = any;
export interface Answer {
  status: number;
  headers: Headers;
  body: Body;
}

export interface SuggestOptions {
  operationId?: string;
  mode?: string;
  tone?: string;
  draft?: string | null;
  change?: { suggestionId: string; how: string };
  goOn?: string;
  voice?: string;
  about?: string[];
}

/** The streamed response to `suggest`. */
export interface Streaming {
  response: Response;
  /** The next event, or undefined at the end. */
  next(): Promise<SuggestionEvent | undefined>;
  rest(): Promise<SuggestionEvent[]>;
  leave(): void;
}

export const anna: Partial<MatchFields> = {
  name: 'Anna',
  age: 29,
  bio: 'Amateur baker, professional napper. Looking for someone to share my dumplings with.',
  interests: ['hiking', 'sushi', 'board games'],
};

/** A new member on the free plan, with a ChatPad client. */
export async function memberWithChatpad(environment: ToolEnvironment, url = environment.tool.url) {
  const member = await newMember(environment);
  return { member, client: chatpadClient(url, member.token) };
}

/** Makes ChatPad's calls as the member's browser does. */
export function chatpadClient(url: string, token: string | undefined) {
  const headers = { origin: testOrigin, ...(token && { authorization: `Bearer ${token}` }) };

  async function call(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${url}/v1/chatpad${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  async function open(matchId: string, options: SuggestOptions = {}): Promise<Streaming> {
    const disconnection = new AbortController();
    const body = { operationId: randomUUID(), mode: 'opener', tone: 'flirty', ...options };
    const response = await fetch(`${url}/v1/chatpad/matches/${matchId}/suggestions`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: disconnection.signal,
    });
    const lines = readNdjson<SuggestionEvent>(response);
    return {
      response,
      next: async () => (await lines.next()).value ?? undefined,
      async rest() {
        const events: SuggestionEvent[] = [];
        for await (const event of lines) events.push(event);
        return events;
      },
      leave: () => disconnection.abort(),
    };
  }

  return {
    call,
    open,
    lines: (query = '') => call('GET', `/lines${query}`),
    list: (query = '') => call('GET', `/matches${query}`),
    nextStep: () => call('GET', '/next-step'),
    create: (fields: object = anna) => call('POST', '/matches', fields),
    get: (id: string) => call('GET', `/matches/${id}`),
    update: (id: string, fields: object) => call('PUT', `/matches/${id}`, fields),
    reopen: (id: string, age: number) => call('POST', `/matches/${id}/reopen`, { age }),
    remove: (id: string) => call('DELETE', `/matches/${id}`),
    removeAll: () => call('DELETE', '/matches'),
    save: (id: string, suggestionId: string, saved: boolean) =>
      call('PUT', `/matches/${id}/suggestions/${suggestionId}/saved`, { saved }),

    /** Creates a match and returns its id. */
    async match(fields: object = anna): Promise<string> {
      return (await call('POST', '/matches', fields)).body.id;
    },

    /** Waits for the complete response: its events, and the error of a request that was refused or failed. */
    async suggest(matchId: string, options: SuggestOptions = {}) {
      const { response, rest } = await open(matchId, options);
      const grouped = groupEvents(response.status, response.ok ? await rest() : []);
      const error: ErrorBody['error'] | undefined = response.ok ? grouped.failed?.error : (await response.json()).error;
      return { ...grouped, error: error?.code, care: error?.care };
    },

    async screenshot(bytes: Buffer, name = 'screenshot.png', type = 'image/png'): Promise<Answer> {
      const form = new FormData();
      form.append('screenshot', new Blob([new Uint8Array(bytes)], { type }), name);
      const response = await fetch(`${url}/v1/chatpad/screenshots`, { method: 'POST', headers, body: form });
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
  };
}

/** Groups the events of a response by type. */
function groupEvents(status: number, events: SuggestionEvent[]) {
  const last = events.at(-1);
  return {
    status,
    events,
    texts: events.flatMap((event) => (event.type === 'suggestion' ? [event.suggestion.text] : [])),
    done: last?.type === 'done' ? last : undefined,
    failed: last?.type === 'failed' ? last : undefined,
  };
}
