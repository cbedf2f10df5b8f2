import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileName = 'environments.json';
type Environments = Record<string, Record<string, string>>;

/**
 * Saves the environment of each process of a running system for commands that run beside it. Only the owner can read
 * the file.
 */
export async function saveEnvironments(
  dataDir: string,
  plans: Record<string, { env: Record<string, string> }>,
): Promise<void> {
  const environments = Object.fromEntries(Object.entries(plans).map(([service, { env }]) => [service, env]));
  await rm(join(dataDir, fileName), { force: true });
  await writeFile(join(dataDir, fileName), JSON.stringify(environments), { mode: 0o600 });
}

export const deleteEnvironments = (dataDir: string): Promise<void> => rm(join(dataDir, fileName), { force: true });

/** The environment of one service of the running system on this data; `undefined` when none runs. */
export async function findServiceEnvironment(
  dataDir: string,
  service: string,
): Promise<Record<string, string> | undefined> {
  const text = await readFile(join(dataDir, fileName), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Environments)[service];
}
