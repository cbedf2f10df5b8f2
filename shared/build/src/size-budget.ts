import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getBudgetPart } from '@datewright/contracts/registry/budget-part';
import { UsageError } from './errors.ts';

/** Bytes of a remote's scripts after brotli compression. */
export interface RemoteBytes {
  /** Scripts that visitors and members can load. */
  pages: number;
  /** Chunks whose name starts with `admin`: only admins load them. */
  admin: number;
}

/** Measures the scripts in a remote's `dist` without its workers, which no page loads on its first paint. */
export function measureRemote(dist: string): RemoteBytes {
  const bytes: RemoteBytes = { pages: 0, admin: 0 };
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const part = getBudgetPart(file.replaceAll(sep, '/'));
    if (part) bytes[part] += brotliCompressSync(readFileSync(join(dist, file))).length;
  }
  return bytes;
}

/** Bytes of the scripts that the page in `folder` loads first, after brotli compression. */
export function brotliBytesOfFirstLoad(folder: string): number {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  return [...page.matchAll(/<script[^>]* src="([^"]+)"/g)]
    .map(([, path = '']) => brotliCompressSync(readFileSync(join(folder, path))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** Returns the size of scripts in KB (1000 bytes); throws a UsageError when it exceeds their budget. */
export function assertBudget(name: string, bytes: number, budgetKb: number): number {
  const kb = bytes / 1000;
  if (kb <= budgetKb) return kb;
  throw new UsageError(
    `${name} weighs ${kb.toFixed(1)} KB in brotli and its budget is ${budgetKb} KB: load something later, drop it, or raise budget.brotliKb in mfe.json.`,
  );
}
