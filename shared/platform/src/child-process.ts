import { type ChildProcess, spawn } from 'node:child_process';
import { waitForLine } from './wait-for-line.ts';

/** A running child process. */
export interface Child {
  process: ChildProcess;
  stop: () => Promise<void>;
}

interface ChildOptions {
  /** Used in error messages. */
  name: string;
  seconds: number;
  env?: NodeJS.ProcessEnv;
  cwd?: string;
}

const lastLines = (text: string) => text.trim().split('\n').slice(-12).join('\n');

/** Sends SIGTERM, and SIGKILL after 12 seconds. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.stdin?.end();
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 12_000);
  await ended;
  clearTimeout(force);
}

/**
 * Starts a program and waits until its output matches `until`. Throws with the last lines of the output when it exits
 * or times out.
 */
export async function startChild(
  program: string,
  args: string[],
  { name, seconds, until, env, cwd }: ChildOptions & { until: RegExp },
): Promise<Child> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], env: env ?? process.env, cwd });
  const failed = (output: string, code: number | null) =>
    `${name} ended with ${code} or was late.\n${lastLines(output)}`;
  await waitForLine(child, { until, seconds, failed });
  return { process: child, stop: () => stopChild(child) };
}

/** Runs a program to its end and returns its output; throws with the last lines when it fails. */
export async function runProgram(
  program: string,
  args: string[],
  { name, seconds, env, cwd }: ChildOptions,
): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: env ?? process.env, cwd });
  let output = '';
  const read = (chunk: Buffer) => {
    output = (output + chunk).slice(-200_000);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const late = setTimeout(() => child.kill('SIGKILL'), seconds * 1000);
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  clearTimeout(late);
  if (code !== 0) throw new Error(`${name} failed.\n${lastLines(output)}`);
  return output;
}
