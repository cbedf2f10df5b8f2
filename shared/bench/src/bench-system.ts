import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@datewright/platform/free-port';
import { type System, startSystem } from '@datewright/platform/system/system';
import { type BenchMember, signInMember } from './member.ts';
import { type AiTap, startAiTap } from './stream/ai-tap.ts';

/** The whole product on data of its own, a member signed in, and a tap on the wire between ChatPad and its AI. */
export interface BenchSystem {
  system: System;
  member: BenchMember;
  tap: AiTap;
  /** A folder that goes with the system. */
  scratch: string;
  stop: () => Promise<void>;
}

export async function startBenchSystem(say: (line: string) => void): Promise<BenchSystem> {
  const scratch = await mkdtemp(join(tmpdir(), 'datewright-bench-'));
  const sandboxPort = await freePort();
  const tap = await startAiTap(`http://127.0.0.1:${sandboxPort}`);
  const clear = async () => {
    await tap.stop();
    await rm(scratch, { recursive: true, force: true });
  };
  const system = await startSystem({
    port: await freePort(),
    sandboxPort,
    dataDir: join(scratch, 'data'),
    nodeEnv: 'test',
    demoMembers: true,
    env: {
      chatpad: {
        OPENAI_API_KEY: 'the-demo-ai-takes-any-key',
        OPENAI_BASE_URL: `${tap.url}/openai/v1`,
        OPENAI_MODEL: 'demo',
        WRITTEN_BY: 'demo AI',
      },
    },
    say,
    // Services log as they always do; nobody reads it here.
    write: () => {},
  }).catch(async (error) => {
    await clear();
    throw error;
  });
  const stop = async () => {
    await system.stop();
    await clear();
  };
  try {
    return { system, member: await signInMember(system), tap, scratch, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
