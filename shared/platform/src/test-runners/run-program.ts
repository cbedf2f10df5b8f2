import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.ts';

/** Tests by outcome. A flaky test failed at first and passed when it ran again; it counts as passed. */
export interface TestCounts {
  passed: number;
  failed: number;
  flaky: string[];
}

/** The folder for reports, the environment of the tests and the part of them to run, such as `1/2`. */
export interface TestRun {
  reportFolder: string;
  env: NodeJS.ProcessEnv;
  shard?: string;
  /** Runs failed tests a second time. */
  retriesFailures: boolean;
  /** The project whose tests run; this one by default. */
  folder?: string;
}

/** Runs a program of the installed packages with its output on this terminal; resolves with its exit code. */
export function runInForeground(
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  folder: string = root,
): Promise<number> {
  const child = spawn(join(root, 'node_modules', '.bin', name), args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** The JSON report of a test runner, or `undefined` when it wrote none. */
export async function readReport<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : JSON.parse(text);
}
