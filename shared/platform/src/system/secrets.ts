import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Secrets of one local system, by name: made up at its first start and kept beside its data. */
export type Secrets = (name: string) => string;

export async function loadSecrets(dataDir: string): Promise<{ secret: Secrets; save: () => Promise<void> }> {
  const file = join(dataDir, 'secrets.json');
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const known: Record<string, string> = JSON.parse(text);
  return {
    secret: (name) => {
      known[name] ??= randomBytes(32).toString('base64url');
      return known[name];
    },
    save: async () => {
      await mkdir(dataDir, { recursive: true });
      await writeFile(file, JSON.stringify(known, null, 2), { mode: 0o600 });
    },
  };
}
