import { createRequire } from 'node:module';
import { runProgram } from '@datewright/platform/child-process';
import type { BenchSystem } from '../bench-system.ts';

const require = createRequire(import.meta.url);
/** Its command line: the load comes from a process of its own. */
const autocannon = require.resolve('autocannon');

/** What is asked again and again, with which headers. */
interface LoadOptions {
  url: string;
  headers: Record<string, string>;
  /** For how long, in a whole run. A brief one asks ten times, however long the answers take. */
  seconds: number;
}

/** How many answers a second ten callers get that ask again at once. Throws on any but a good answer. */
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
