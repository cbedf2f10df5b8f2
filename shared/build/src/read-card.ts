import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteCard } from '@datewright/contracts/registry/card';
import { parseCard } from '@datewright/contracts/registry/parse-card';
import { UsageError } from './errors.ts';

/** Reads and validates the card of the remote in `folder`. Throws a UsageError that names each wrong field. */
export function readCard(folder: string): RemoteCard {
  const file = join(folder, 'mfe.json');
  if (!existsSync(file)) throw new UsageError(`There is no mfe.json in ${folder}: run this inside a remote's folder.`);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`mfe.json is not valid JSON: ${(error as Error).message}`);
  }
  const parsed = parseCard(content);
  if ('card' in parsed) return parsed.card;
  const wrong = Object.entries(parsed.problems).map(([field, problem]) => `${field}: ${problem}`);
  throw new UsageError(`mfe.json is not a valid card. ${wrong.join('; ')}`);
}

/** True if `folder` holds a remote, false if it holds the shell. */
export function isRemote(folder: string): boolean {
  return existsSync(join(folder, 'mfe.json'));
}
