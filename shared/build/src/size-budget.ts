import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { UsageError } from './usage-error.ts';

/** Bytes of all scripts below a folder, as brotli sends them. */
export function brotliBytesOfScripts(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
}

/** Bytes of the scripts that the page in `folder` names, as brotli sends them. */
export function brotliBytesOfFirstLoad(folder: string): number {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  return [...page.matchAll(/<script[^>]* src="([^"]+)"/g)]
    .map(([, path = '']) => brotliCompressSync(readFileSync(join(folder, path))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** Throws a UsageError when scripts outgrew their budget; answers their size in KB (1000 bytes). */
export function assertBudget(name: string, bytes: number, budgetKb: number): number {
  const kb = bytes / 1000;
  if (kb <= budgetKb) return kb;
  throw new UsageError(
    `${name} weighs ${kb.toFixed(1)} KB in brotli and its budget is ${budgetKb} KB: load something later, drop it, or raise budget.brotliKb in mfe.json.`,
  );
}
