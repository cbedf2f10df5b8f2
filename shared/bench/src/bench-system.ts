import { findChromium } from '@datewright/platform/find-chromium';
import { findFreePort } from '@datewright/platform/free-port';
import { startTestSystem, type TestSystem } from '@datewright/testkit/test-system';
import { type BenchMember, signInMember } from './member.ts';
import { type AiProxy, startAiProxy } from './stream/ai-proxy.ts';

/** The whole product on data of its own, a member signed in, and a tap on the wire between ChatPad and its AI. */
export interface BenchSystem {
  system: TestSystem;
  member: BenchMember;
  aiProxy: AiProxy;
  /** A brief run only shows that every part works. */
  isBrief: boolean;
  /** How often to do what a whole run does `whole` times: a brief one does it once. */
  repetitions: (whole: number) => number;
  /** How often to do what is measured without measuring it first: a brief run warms nothing up. */
  warmUps: number;
  /** Where a browser is; throws one sentence when there is none to be had. */
  chromium: () => Promise<string>;
  /** Has something end before the product does, the last first. */
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
    const tap = await startAiProxy(`http://127.0.0.1:${sandboxPort}`);
    ends.push(tap.stop);
    const system = await startTestSystem({
      sandboxPort,
      env: {
        chatpad: {
          OPENAI_API_KEY: 'the-demo-ai-takes-any-key',
          OPENAI_BASE_URL: `${tap.url}/openai/v1`,
          OPENAI_MODEL: 'demo',
          WRITTEN_BY: 'demo AI',
        },
      },
      log: say,
      // Services log as they always do; nobody reads it here.
      writeLine: () => {},
    });
    ends.push(system.stop);
    return {
      system,
      member: await signInMember(system),
      aiProxy: tap,
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
