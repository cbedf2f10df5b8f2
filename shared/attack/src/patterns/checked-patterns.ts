import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheDir } from '@datewright/platform/root';
import type { Pattern } from './collect-patterns.ts';

const file = join(cacheDir, 'fast-patterns.json');
const checkers = ['find-slow-patterns.ts', 'fuzz-pattern.ts'].map((name) => join(import.meta.dirname, name));

const hash = (parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);

export interface CheckedPatterns {
  isKnownFast: (pattern: Pattern) => boolean;
  /** Keeps these patterns, and no others, as fast. */
  save: (fast: readonly Pattern[]) => Promise<void>;
}

/** The patterns that an earlier check found fast: none after a change of what checks them. */
export async function loadCheckedPatterns(): Promise<CheckedPatterns> {
  const texts = await Promise.all(checkers.map((path) => readFile(path, 'utf8')));
  const checker = hash([...texts, process.version]);
  const keyOf = ({ source, flags }: Pattern) => hash([checker, source, flags]);
  const known = new Set<string>(JSON.parse(await readFile(file, 'utf8').catch(() => '[]')));
  return {
    isKnownFast: (pattern) => known.has(keyOf(pattern)),
    async save(fast) {
      await mkdir(cacheDir, { recursive: true });
      await writeFile(file, JSON.stringify(fast.map(keyOf)));
    },
  };
}
