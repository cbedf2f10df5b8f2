import { randomUUID } from 'node:crypto';
import type { PlaybookEvent } from '@datewright/contracts/datecoach/follow-playbook';
import { newMember } from '@datewright/testkit/member';
import { readNdjson } from '@datewright/testkit/read-ndjson';
import { testOrigin } from '@datewright/testkit/service-process';
import type { ToolEnvironment } from '@datewright/testkit/tool-environment';
import { createConnection } from 'mongoose';

// biome-ignore lint/suspicious/noExplicitAny: answers are asserted on, field by field
type Body = any;
export interface Answer {
  status: number;
  body: Body;
}

/** A match as ChatPad sends it. */
export const anna = {
  profileId: 'match-anna',
  name: 'Anna',
  age: 29,
  bio: 'Amateur baker, professional napper. Looking for someone to share my dumplings with.',
  interests: ['hiking', 'sushi', 'board games'],
  messages: [
    { sender: 'match', content: 'My sourdough starter is older than my car.' },
    { sender: 'user', content: 'Does it have a name?' },
    { sender: 'match', content: 'Of course! I lost every board game last Sunday, by the way.' },
  ],
};

export const bori = {
  profileId: 'match-bori',
  name: 'Bori',
  age: 31,
  bio: 'Hétvégén kirándulok, hétköznap olvasok és kávét főzök.',
  interests: ['társasjáték', 'könyvek'],
  messages: [{ sender: 'match', content: 'A múlt héten végre befejeztem azt a hosszú regényt, amit ajánlottál.' }],
};

/** A new member on the free plan, with a DateCoach client. */
export async function memberWithCoach(environment: ToolEnvironment, url = environment.tool.url) {
  const member = await newMember(environment);
  return { member, ...coachClient(url, member.token) };
}

/** The body of a request for a playbook. */
export function playbookFor(match: Partial<typeof anna> = anna, more: object = {}) {
  const { messages, interests, ...details } = match;
  return {
    ...details,
    chatHistory: messages ?? [],
    matchInterests: interests ?? [],
    locationId: 'ai-spot-0123456789abcdef',
    locationName: 'A walk in a big park',
    operationId: randomUUID(),
    wait: false,
    ...more,
  };
}

/** Makes DateCoach's calls as the member's browser does. Aborting `disconnectSignal` aborts them, as closing the tab would. */
export function coachClient(url: string, token: string, disconnectSignal?: AbortSignal) {
  const headers = { origin: testOrigin, authorization: `Bearer ${token}` };

  async function call(method: string, path: string, body?: object, type = 'application/json'): Promise<Answer> {
    const response = await fetch(url + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': type }) },
      body: body && JSON.stringify(body),
      ...(disconnectSignal && { signal: disconnectSignal }),
    });
    return { status: response.status, body: await response.json() };
  }

  /** Opens the event stream of a playbook. */
  async function follow(operationId: string) {
    const disconnection = new AbortController();
    const response = await fetch(`${url}/v1/datecoach/playbooks/${operationId}/news`, {
      headers,
      signal: disconnection.signal,
    });
    if (!response.ok) throw new Error(`news answered ${response.status}`);
    const lines = readNdjson<PlaybookEvent>(response);
    return {
      next: async () => (await lines.next()).value ?? undefined,
      leave: () => disconnection.abort(),
      async rest() {
        const news: PlaybookEvent[] = [];
        for await (const line of lines) news.push(line);
        return news;
      },
    };
  }
  const news = async (operationId: string) => (await follow(operationId)).rest();

  return {
    call,
    follow,
    news,
    spots: (match: object = anna, more: object = {}) =>
      call('POST', '/functions/v1/date-spot-recommender', { ...match, ...more }),
    playbook: (body: object) => call('POST', '/functions/v1/date-strategy-generator', body),
    waiting: async () => (await call('GET', '/v1/datecoach/next-step')).body.waiting,
    list: async () => (await call('GET', '/v1/datecoach/playbooks')).body.playbooks,
    get: (operationId: string) => call('GET', `/v1/datecoach/playbooks/${operationId}`),
    remove: (operationId: string) => call('DELETE', `/v1/datecoach/playbooks/${operationId}`),

    /** Requests a playbook and returns the final event, reconnecting when the stream is cut. */
    async written(body: object = playbookFor()) {
      const { operationId } = (await call('POST', '/functions/v1/date-strategy-generator', body)).body;
      return end(operationId);
    },
    end,
  };

  async function end(operationId: string): Promise<Exclude<PlaybookEvent, { type: 'running' | 'section' }>> {
    for (;;) {
      const last = (await news(operationId).catch(() => [])).at(-1);
      if (last && last.type !== 'running' && last.type !== 'section') return last;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** The texts of every tip in the sections. */
export const textsOf = (sections: { tips: object }[]): string[] =>
  sections.flatMap(({ tips }) =>
    Object.values(tips)
      .flat()
      .flatMap((tip) => [tip.text ?? tip.response, tip.why, tip.scenario ?? '', tip.readNo ?? '']),
  );

/** Connects to the service's database. */
export function databaseOf({ tool }: ToolEnvironment) {
  const { MONGODB_URI = '', MONGODB_DB } = tool.env;
  return createConnection(MONGODB_URI, { dbName: MONGODB_DB ?? '' }).asPromise();
}
