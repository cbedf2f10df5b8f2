import { waitUntil } from './wait-until.ts';

interface AiRequest {
  behaviour: string;
  outcome: 'open' | 'answered' | 'left';
  body: {
    messages: { role: string; content: string | { type: string; image_url?: { url: string } }[] }[];
    response_format?: { json_schema?: { name: string } };
  };
}

/** Controls the sandbox from a test. */
export interface SandboxClient {
  /** Sets the behaviour of the next `times` AI requests. */
  queueAiBehaviour(behaviour: string, times?: number): Promise<void>;
  /** Makes the next `times` moderations raise this category, or another order of the sandbox’s `moderationOrder`. */
  queueModeration(raise: string, times?: number): Promise<void>;
  /** Answers the cases in the sandbox’s `recordings` with their recorded answers; `demo` ends this. */
  setRecordedAnswers(quality: 'demo' | 'best' | 'mediocre' | 'bad', tokensPerSecond?: number): Promise<void>;
  /** Requests for each recorded case since the quality was set. */
  countRecordedRequests(): Promise<Record<string, number>>;
  /** The requests to the AI for text, newest first. */
  listAiRequests(): Promise<AiRequest[]>;
  /** The requests to the AI for a second opinion of moderation. */
  listSecondOpinions(): Promise<AiRequest[]>;
  /** The requests to the AI to review lines. */
  listReviews(): Promise<AiRequest[]>;
  clearAiRequests(): Promise<void>;
  findMailTo(address: string): Promise<string>;
}

export function createSandboxClient(url: string): SandboxClient {
  const post = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const getSchema = ({ body }: AiRequest) => body.response_format?.json_schema?.name ?? '';
  const asked = async (): Promise<AiRequest[]> => (await (await fetch(`${url}/ai/requests`)).json()).requests;
  return {
    async queueAiBehaviour(behaviour, times = 1) {
      await post('/ai/behaviour', { behaviour, times });
    },
    async queueModeration(raise, times = 1) {
      await post('/ai/moderation', { raise, times });
    },
    async setRecordedAnswers(quality, tokensPerSecond = 0) {
      const answer = await post('/ai/recorded', { quality, tokensPerSecond });
      if (!answer.ok) throw new Error(`The sandbox refused ${quality} at ${tokensPerSecond}: ${answer.status}`);
    },
    countRecordedRequests: async () => (await (await fetch(`${url}/ai/recorded`)).json()).requests,
    listAiRequests: async () =>
      (await asked()).filter((one) => !['second_opinion', 'line_review'].includes(getSchema(one))),
    listSecondOpinions: async () => (await asked()).filter((one) => getSchema(one) === 'second_opinion'),
    listReviews: async () => (await asked()).filter((one) => getSchema(one) === 'line_review'),
    async clearAiRequests() {
      await fetch(`${url}/ai/requests`, { method: 'DELETE' });
    },
    findMailTo: (address) =>
      waitUntil(async () => {
        const { mails } = await (await fetch(`${url}/inbox.json?to=${encodeURIComponent(address)}`)).json();
        return mails[0]?.text as string | undefined;
      }),
  };
}
