import { join } from 'node:path';
import { brotliBytesOfFirstLoad, brotliBytesOfScripts } from '@datewright/build/size-budget';
import { root } from '@datewright/platform/root';
import { localRemotes } from '@datewright/platform/system/remotes';
import type { Figure } from '../figure.ts';

/** What was built: the scripts that the shell's page names, and all scripts of each remote. */
export async function measureSizes(): Promise<Figure[]> {
  const figure = (name: string, bytes: number, atMost: number): Figure => ({
    part: 'bytes',
    name,
    value: bytes / 1000,
    unit: 'KB',
    samples: 1,
    goal: { atMost },
  });
  const remotes = (await localRemotes()).map(({ folder, card }) =>
    figure(`Scripts of ${card.name}`, brotliBytesOfScripts(join(folder, 'dist')), 60),
  );
  return [figure('First scripts of the shell', brotliBytesOfFirstLoad(join(root, 'shell/dist')), 120), ...remotes];
}
