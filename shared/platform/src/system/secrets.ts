import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repairHint } from '../data/repair-hint.ts';

/** The secrets of one local system by name, generated at its first start and stored beside its data. */
export type Secrets = (name: string) => string;

interface LoadedSecrets {
  /** True if they come from an earlier start. */
  isExisting: boolean;
  secret: Secrets;
  save: () => Promise<void>;
}

async function readSecrets(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${file} can't be read (${(error as NodeJS.ErrnoException).code}): see whom it belongs to.`);
  }
}

function parseSecrets(text: string, file: string): Record<string, string> {
  const damaged = new Error(`${file} is damaged: ${repairHint}.`);
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    throw damaged;
  }
  if (kept === null || typeof kept !== 'object' || Array.isArray(kept)) throw damaged;
  if (!Object.values(kept).every((secret) => typeof secret === 'string' && secret.length >= 32)) throw damaged;
  return kept as Record<string, string>;
}

/** Reads the stored secrets, or generates new ones; throws an error with one sentence when the file is damaged. */
export async function loadSecrets(dataDir: string): Promise<LoadedSecrets> {
  const file = join(dataDir, 'secrets.json');
  const text = await readSecrets(file);
  const secrets = text === undefined ? {} : parseSecrets(text, file);
  return {
    isExisting: 'key-secret' in secrets,
    secret: (name) => {
      secrets[name] ??= randomBytes(32).toString('base64url');
      return secrets[name];
    },
    save: async () => {
      await mkdir(dataDir, { recursive: true });
      // Rename a complete file into place, so that a power cut leaves the previous one intact.
      await writeFile(`${file}.next`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
      await rename(`${file}.next`, file);
    },
  };
}

/** Throws an error with one sentence: an existing database can only be opened with the secrets of its first start. */
export function throwSecretsMismatch(dataDir: string, what: 'gone' | 'another one'): never {
  throw new Error(
    `${join(dataDir, 'secrets.json')} is ${what}, and only the first opens the database that exists already: ${repairHint}.`,
  );
}
