import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { measureRemote } from '@datewright/build/size-budget';
import { root } from '@datewright/platform/root';
import { listLocalRemotes } from '@datewright/platform/system/list-local-remotes';
import type { Figure } from '../figure.ts';

/** The scripts that a page names in its head: every visitor loads them. */
function brotliBytesOfNamedScripts(folder: string): number {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const paths = new Set([...page.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path = '']) => path));
  return [...paths].reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(folder, path))).length, 0);
}

/** Sizes of the builds: the shell's initial scripts, and all scripts of each remote. */
export async function measureSizes(): Promise<Figure[]> {
  const figure = (name: string, bytes: number, atMost: number): Figure => ({
    part: 'bytes',
    name,
    value: bytes / 1000,
    unit: 'KB',
    samples: 1,
    goal: { atMost },
  });
  const remotes = (await listLocalRemotes()).flatMap(({ folder, card }) => {
    const { pages, admin } = measureRemote(join(folder, 'dist'));
    return [
      figure(`Scripts of ${card.name}`, pages, card.budget.brotliKb),
      ...(admin > 0 ? [figure(`Admin scripts of ${card.name}`, admin, card.budget.adminBrotliKb ?? 0)] : []),
    ];
  });
  return [
    figure('Scripts that the page of the shell names', brotliBytesOfNamedScripts(join(root, 'shell/dist')), 120),
    ...remotes,
  ];
}
