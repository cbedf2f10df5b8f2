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
  /** The requests to the AI for text, newest first. */
  listAiRequests(): Promise<AiRequest[]>;
  /** The requests to the AI for a second opinion of moderation. */
  listSecondOpinions(): Promise<AiRequest[]>;
  clearAiRequests(): Promise<void>;
  findMailTo(address: string): Promise<string>;
}

export function createSandboxClient(url: string): SandboxClient {
  const post = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const isOpinion = ({ body }: AiRequest) => body.response_format?.json_schema?.name === 'second_opinion';
  const asked = async (): Promise<AiRequest[]> => (await (await fetch(`${url}/ai/requests`)).json()).requests;
  return {
    async queueAiBehaviour(behaviour, times = 1) {
      await post('/ai/behaviour', { behaviour, times });
    },
    async queueModeration(raise, times = 1) {
      await post('/ai/moderation', { raise, times });
    },
    listAiRequests: async () => (await asked()).filter((one) => !isOpinion(one)),
    listSecondOpinions: async () => (await asked()).filter(isOpinion),
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
