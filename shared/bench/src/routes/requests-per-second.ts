import { createRequire } from 'node:module';
import { runProgram } from '@datewright/platform/child-process';
import type { BenchSystem } from '../bench-system.ts';

const require = createRequire(import.meta.url);
/** Autocannon's command line: the load comes from a separate process. */
const autocannon = require.resolve('autocannon');

/** The repeated request, with its headers. */
interface LoadOptions {
  url: string;
  headers: Record<string, string>;
  /** Duration in a full run. A brief one sends ten requests, however long they take. */
  seconds: number;
}

/** Answers per second for ten callers in a loop. Throws on any unsuccessful answer. */
export async function measureRequestsPerSecond(
  { isBrief }: BenchSystem,
  { url, headers, seconds }: LoadOptions,
): Promise<number> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const size = isBrief ? ['--amount', '10'] : ['--duration', String(seconds)];
  const args = [autocannon, '--json', '--connections', '10', '--timeout', '60', ...size, ...given, url];
  const output = await runProgram(process.execPath, args, { name: 'autocannon', seconds: seconds + 120 });
  const { requests, duration, non2xx, errors } = JSON.parse(output.slice(output.indexOf('{')));
  if (non2xx > 0 || errors > 0) throw new Error(`${url} gave ${non2xx} bad answers and ${errors} errors.`);
  return requests.total / duration;
}
