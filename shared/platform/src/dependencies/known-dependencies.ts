import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is known of packages besides the lock file, in `dependencies.json` beside this folder. By `name@version`, days as `2026-11-23`. */
export interface KnownDependencies {
  /** The day on which a version came into the lock file. */
  firstSeen: Record<string, string>;
  /** The day on which the registry says it was published. */
  published: Record<string, string>;
  /** The license of a package that does not name one in its package file, as its own license file says it. */
  licenses: Record<string, string>;
  /** Why a version younger than the lowest age is taken all the same. */
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
