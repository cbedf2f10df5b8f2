import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileName = 'environments.json';
type Environments = Record<string, Record<string, string>>;

/** Writes down what each process of a running system is given, for commands that work beside it. Only its owner reads it. */
export async function saveEnvironments(
  dataDir: string,
  plans: Record<string, { env: Record<string, string> }>,
): Promise<void> {
  const environments = Object.fromEntries(Object.entries(plans).map(([service, { env }]) => [service, env]));
  await rm(join(dataDir, fileName), { force: true });
  await writeFile(join(dataDir, fileName), JSON.stringify(environments), { mode: 0o600 });
}

export const deleteEnvironments = (dataDir: string): Promise<void> => rm(join(dataDir, fileName), { force: true });

/** The environment of one service of the system that runs on this data; `undefined` while none does. */
export async function findServiceEnvironment(
  dataDir: string,
  service: string,
): Promise<Record<string, string> | undefined> {
  const text = await readFile(join(dataDir, fileName), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Environments)[service];
}
