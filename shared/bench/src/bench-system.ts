import { findChromium } from '@datewright/platform/find-chromium';
import { findFreePort } from '@datewright/platform/free-port';
import { startTestSystem, type TestSystem } from '@datewright/testkit/test-system';
import { type BenchMember, signInMember } from './member.ts';
import { type AiProxy, startAiProxy } from './stream/ai-proxy.ts';

/** The whole product with its own data, a signed-in member, and a proxy between ChatPad and its AI. */
export interface BenchSystem {
  system: TestSystem;
  member: BenchMember;
  aiProxy: AiProxy;
  /** A brief run only shows that every part works. */
  isBrief: boolean;
  /** Repetitions of a measurement: `whole` in a full run, one in a brief run. */
  repetitions: (whole: number) => number;
  /** Unmeasured repetitions before a measurement; none in a brief run. */
  warmUps: number;
  /** Path of a Chromium; throws one sentence when there is none. */
  chromium: () => Promise<string>;
  /** Registers something to stop before the product stops, last registered first. */
  onStop: (work: () => Promise<void>) => void;
  stop: () => Promise<void>;
}

export async function startBenchSystem(say: (line: string) => void, brief = false): Promise<BenchSystem> {
  const ends: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (let end = ends.pop(); end; end = ends.pop()) await end();
  };
  try {
    const sandboxPort = await findFreePort();
    const proxy = await startAiProxy(`http://127.0.0.1:${sandboxPort}`);
    ends.push(proxy.stop);
    const system = await startTestSystem({
      sandboxPort,
      env: {
        // Members have addresses of their own, as behind a proxy.
        edge: { TRUST_PROXY_HOPS: '1' },
        chatpad: {
          OPENAI_API_KEY: 'the-demo-ai-takes-any-key',
          OPENAI_BASE_URL: `${proxy.url}/openai/v1`,
          OPENAI_MODEL: 'demo',
          WRITTEN_BY: 'demo AI',
        },
      },
      log: say,
      // Services log as usual, but the benchmark discards their logs.
      writeLine: () => {},
    });
    ends.push(system.stop);
    return {
      system,
      member: await signInMember(system),
      aiProxy: proxy,
      isBrief: brief,
      repetitions: (whole) => (brief ? 1 : whole),
      warmUps: brief ? 0 : 1,
      chromium: () => findChromium(say),
      onStop: (work) => void ends.push(work),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
