import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Facts about packages that the lock file does not have, from `dependencies.json` beside this folder. Keys are
 * `name@version`, days are like `2026-11-23`.
 */
export interface KnownDependencies {
  /** The day on which a version was added to the lock file. */
  firstSeen: Record<string, string>;
  /** The day on which the registry published it. */
  published: Record<string, string>;
  /** The license from a package's license file, if its package.json names none. */
  licenses: Record<string, string>;
  /** Why a version below the minimum age is used all the same. */
  youngByReason: Record<string, string>;
}

const file = 'shared/platform/dependencies.json';

export const readKnownDependencies = (root: string): KnownDependencies =>
  JSON.parse(readFileSync(join(root, file), 'utf8'));

const sortKeys = (entries: Record<string, string>) =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));

export function writeKnownDependencies(root: string, known: KnownDependencies): void {
  const ordered = Object.fromEntries(Object.entries(known).map(([key, entries]) => [key, sortKeys(entries)]));
  writeFileSync(join(root, file), `${JSON.stringify(ordered, null, 2)}\n`);
}
