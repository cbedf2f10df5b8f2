import { newMember } from '@datewright/testkit/member';
import { testOrigin } from '@datewright/testkit/service-process';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { type AiProxy, startAiProxy } from './ai-proxy.ts';

/** A tool's service as members reach it. */
export interface EvalEnvironment {
  aiProxy: AiProxy;
  /** Who writes, as members see it. */
  ai: string;
  /** A browser whose member never runs out of credits. */
  browser(): EvalBrowser;
  stop(): Promise<void>;
}

export interface EvalBrowser {
  /** Makes sure that the next paid call can be paid. */
  ready(): Promise<void>;
  /** The request id finds what reached the AI. */
  call(method: string, path: string, body: object | undefined, requestId: string): Promise<Response>;
}

/** What a new member of the free plan may spend in a tool. */
const countCredits = new Map([
  ['chatpad', 5],
  ['bio', 2],
  ['photo', 1],
  ['datecoach', 1],
]);
export type EvalTool = 'chatpad' | 'bio' | 'photo' | 'datecoach';

/** What a tool's service is told beside the AI. */
const toolSettings = new Map<EvalTool, Record<string, string>>([
  ['photo', { PICTURE_KEY: 'a-key-for-pictures-that-nobody-keeps-0123' }],
]);

/** The AI that the environment names, or the demo AI. */
function aiSettings(tapUrl: string): Record<string, string> {
  const { OPENAI_API_KEY, OPENAI_MODEL, OPENAI_REASONING_EFFORT } = process.env;
  const base = { OPENAI_BASE_URL: `${tapUrl}/v1` };
  if (!OPENAI_API_KEY) return { ...base, OPENAI_BASE_URL: `${tapUrl}/openai/v1` };
  return {
    ...base,
    OPENAI_API_KEY,
    OPENAI_MODEL: OPENAI_MODEL ?? 'gpt-5-mini',
    WRITTEN_BY: OPENAI_MODEL ?? 'gpt-5-mini',
    ANSWER_SECONDS: '20',
    ...(OPENAI_REASONING_EFFORT && { OPENAI_REASONING_EFFORT }),
  };
}

const requireRealAi = () => (process.env.OPENAI_BASE_URL ?? 'https://api.openai.com/v1').replace(/\/v1\/?$/, '');

export async function startEvalEnvironment(name: EvalTool): Promise<EvalEnvironment> {
  const tap = await startAiProxy();
  const town: ToolEnvironment = await startToolEnvironment(name, {
    ...aiSettings(tap.url),
    ...toolSettings.get(name),
    LOG_LEVEL: 'error',
  });
  tap.target = process.env.OPENAI_API_KEY ? requireRealAi() : town.sandboxUrl;
  return {
    aiProxy: tap,
    ai: process.env.OPENAI_API_KEY ? (process.env.OPENAI_MODEL ?? 'gpt-5-mini') : 'demo AI',
    browser: () => createEvalBrowser(town, countCredits.get(name) ?? 1),
    async stop() {
      await town.stop();
      await tap.stop();
    },
  };
}

function createEvalBrowser(town: ToolEnvironment, credits: number): EvalBrowser {
  let token = '';
  let left = 0;
  return {
    async ready() {
      if (left === 0) {
        token = (await newMember(town)).token;
        left = credits;
      }
      left--;
    },
    call: (method, path, body, requestId) =>
      fetch(town.tool.url + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          origin: testOrigin,
          ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
          'x-request-id': requestId,
        },
        body: body instanceof FormData ? body : JSON.stringify(body),
      }),
  };
}
