import { tools } from '@datewright/contracts/tools';
import type { SandboxClient } from '@datewright/platform/testing/sandbox-client';
import { newMember, type SignedInMember } from '@datewright/testkit/member';
import { testOrigin } from '@datewright/testkit/service-process';
import { startToolEnvironment, type ToolEnvironment } from '@datewright/testkit/tool-environment';
import { type AiProxy, startAiProxy } from './ai-proxy.ts';

/** A tool's service, as members reach it. */
export interface EvalEnvironment {
  aiProxy: AiProxy;
  /** The model's name, as members see it. */
  ai: string;
  /** Creates a browser whose member never runs out of credits. */
  browser(): EvalBrowser;
  sandbox: SandboxClient;
  /** The service's metrics in Prometheus' text format. */
  readMetrics(): Promise<string>;
  stop(): Promise<void>;
}

export interface EvalBrowser {
  /** Ensures that the next paid call has a credit. */
  ready(): Promise<void>;
  /** The credits that the member has left. */
  countCredits(): Promise<number>;
  /** The request id identifies what reached the AI. */
  call(method: string, path: string, body: object | undefined, requestId: string): Promise<Response>;
}

/** Credits of a new free member by tool. */
const countCredits = new Map([
  ['chatpad', 5],
  ['bio', 2],
  ['photo', 1],
  ['datecoach', 1],
]);
export type EvalTool = 'chatpad' | 'bio' | 'photo' | 'datecoach';

/** Settings of a tool's service besides the AI. */
const toolSettings = new Map<EvalTool, Record<string, string>>([
  ['photo', { PICTURE_KEY: 'a-key-for-pictures-that-nobody-keeps-0123' }],
]);

/** The AI from the environment variables, or the demo AI. */
function aiSettings(proxyUrl: string): Record<string, string> {
  const { OPENAI_API_KEY, OPENAI_MODEL, OPENAI_REASONING_EFFORT } = process.env;
  const base = { OPENAI_BASE_URL: `${proxyUrl}/v1` };
  if (!OPENAI_API_KEY) return { ...base, OPENAI_BASE_URL: `${proxyUrl}/openai/v1`, OPENAI_REVIEW_MODEL: 'demo' };
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
  const proxy = await startAiProxy();
  const environment: ToolEnvironment = await startToolEnvironment(name, {
    ...aiSettings(proxy.url),
    ...toolSettings.get(name),
    LOG_LEVEL: 'error',
  });
  proxy.target = process.env.OPENAI_API_KEY ? requireRealAi() : environment.sandboxUrl;
  return {
    aiProxy: proxy,
    ai: process.env.OPENAI_API_KEY ? (process.env.OPENAI_MODEL ?? 'gpt-5-mini') : 'demo AI',
    browser: () => createEvalBrowser(environment, countCredits.get(name) ?? 1),
    sandbox: environment.sandbox,
    readMetrics: async () => (await fetch(`${environment.tool.url}/metrics`)).text(),
    async stop() {
      await environment.stop();
      await proxy.stop();
    },
  };
}

function createEvalBrowser(environment: ToolEnvironment, credits: number): EvalBrowser {
  const credit = tools.find(({ service }) => service === environment.name)?.credit;
  let member: SignedInMember | undefined;
  let left = 0;
  return {
    async ready() {
      if (left === 0) {
        member = await newMember(environment);
        left = credits;
      }
      left--;
    },
    countCredits: async () => (await member?.countCredits(credit)) ?? 0,
    call: (method, path, body, requestId) =>
      fetch(environment.tool.url + path, {
        method,
        headers: {
          authorization: `Bearer ${member?.token}`,
          origin: testOrigin,
          ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
          'x-request-id': requestId,
        },
        body: body instanceof FormData ? body : JSON.stringify(body),
      }),
  };
}
