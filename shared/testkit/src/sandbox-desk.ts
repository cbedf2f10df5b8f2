interface AiRequest {
  behaviour: string;
  outcome: 'open' | 'answered' | 'left';
  body: { messages: { role: string; content: string | { type: string; image_url?: { url: string } }[] }[] };
}

/** The sandbox's switches, as tests turn them. */
export interface SandboxDesk {
  /** The next `times` AI requests go so. */
  aiWill(behaviour: string, times?: number): Promise<void>;
  /** The next `times` moderations raise that category, or what else `moderationOrder` of the sandbox names. */
  moderationWill(raise: string, times?: number): Promise<void>;
  /** What the AI was asked, the newest first. */
  aiRequests(): Promise<AiRequest[]>;
  forgetAiRequests(): Promise<void>;
  mailTo(address: string): Promise<string>;
}

export function sandboxDesk(url: string): SandboxDesk {
  const post = (path: string, body: object) =>
    fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return {
    async aiWill(behaviour, times = 1) {
      await post('/ai/behaviour', { behaviour, times });
    },
    async moderationWill(raise, times = 1) {
      await post('/ai/moderation', { raise, times });
    },
    async aiRequests() {
      return (await (await fetch(`${url}/ai/requests`)).json()).requests;
    },
    async forgetAiRequests() {
      await fetch(`${url}/ai/requests`, { method: 'DELETE' });
    },
    async mailTo(address) {
      for (let attempt = 0; attempt < 200; attempt++) {
        const { mails } = await (await fetch(`${url}/inbox.json?to=${encodeURIComponent(address)}`)).json();
        if (mails[0]) return mails[0].text;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`No mail to ${address} in 10 seconds`);
    },
  };
}
