import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Composition } from '@datewright/contracts/registry/get-composition';
import { readCard } from './read-card.ts';
import { runBuild } from './run-build.ts';
import { pageConfig } from './shell-config.ts';

/**
 * Builds the same sources as one single-page app without federation, as a baseline for measurements of the federated
 * build. Each remote is a lazily loaded chunk of one bundle; the composition is written into the page.
 */
export async function buildSingle(shell: string, remotes: string[], output: string): Promise<void> {
  const work = join(shell, 'node_modules/.cache/single');
  mkdirSync(work, { recursive: true });
  const entry = join(work, 'main.tsx');
  writeFileSync(entry, entrySource(work, shell, remotes));
  await runBuild(shell, pageConfig(shell, entry, output));
  const page = join(output, 'index.html');
  const composition = JSON.stringify(compositionOf(remotes)).replaceAll('<', '\\u003c');
  const slot = '<script type="application/json" id="composition">';
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(`${slot}null`, () => slot + composition),
  );
}

function entrySource(work: string, shell: string, remotes: string[]): string {
  const from = (folder: string, file: string) => JSON.stringify(relative(work, join(folder, file)));
  const parts = remotes.map((folder) => `  ${readCard(folder).name}: () => import(${from(folder, 'src/remote.tsx')}),`);
  return [
    `import { start } from ${from(shell, 'src/start.tsx')};`,
    'const parts = {',
    ...parts,
    '};',
    'const loadRemote = (remote) => parts[remote.card.name]();',
    'void start({ loadRemote, fetchRemote: loadRemote, loadShared: async () => undefined });',
  ].join('\n');
}

function compositionOf(remotes: string[]): Composition {
  return {
    compositionId: 'single',
    remotes: remotes.map((folder) => ({
      card: readCard(folder),
      base: '',
      manifest: '',
      entry: '',
      integrity: {},
      preload: [],
    })),
  };
}
