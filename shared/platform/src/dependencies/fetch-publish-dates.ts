import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The limit of look-ups for one run: only new versions need one. */
export const maxLookups = 25;

/** The day on which npm published a version; `undefined` when the registry does not answer or does not know. */
async function fetchPublishDate(name: string, version: string): Promise<string | undefined> {
  const args = ['view', name, 'time', '--json', '--fetch-retries=0', '--fetch-timeout=8000', '--loglevel=silent'];
  try {
    const { stdout } = await run('npm', args, { timeout: 20_000, maxBuffer: 32_000_000 });
    const times: Record<string, string> = JSON.parse(stdout);
    const time = times[version];
    return time === undefined ? undefined : new Date(time).toISOString().slice(0, 10);
  } catch {
    return undefined;
  }
}

/** Fetches the publish dates of these versions, a few at a time; versions without an answer are left out. */
export async function fetchPublishDates(
  packages: { name: string; version: string }[],
): Promise<Record<string, string>> {
  const days: Record<string, string> = {};
  const queue = packages.slice(0, maxLookups);
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const day = await fetchPublishDate(next.name, next.version);
      if (day) days[`${next.name}@${next.version}`] = day;
    }
  };
  await Promise.all([work(), work(), work()]);
  return days;
}
