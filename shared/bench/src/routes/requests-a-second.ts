import { createRequire } from 'node:module';
import { runProgram } from '@datewright/platform/child';

const require = createRequire(import.meta.url);
/** Its command line: the load comes from a process of its own. */
const autocannon = require.resolve('autocannon');

/** How many of its answers a second a route gives to ten callers that ask again at once. Throws on any but a good answer. */
export async function requestsASecond(url: string, seconds: number, headers: Record<string, string>): Promise<number> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const args = [autocannon, '--json', '--connections', '10', '--duration', String(seconds), ...given, url];
  const output = await runProgram(process.execPath, args, { name: 'autocannon', seconds: seconds + 20 });
  const { requests, non2xx, errors } = JSON.parse(output.slice(output.indexOf('{')));
  if (non2xx > 0 || errors > 0) throw new Error(`${url} gave ${non2xx} bad answers and ${errors} errors.`);
  return requests.total / seconds;
}
