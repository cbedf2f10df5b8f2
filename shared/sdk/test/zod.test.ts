import { z } from '../src/zod.ts';

// Browser sources have no Node types; this test reads the contracts.
interface Files {
  readdirSync: (folder: string, options: { recursive: true }) => string[];
  readFileSync: (path: string, encoding: 'utf8') => string;
}
const { readdirSync, readFileSync } = jest.requireActual<Files>('node:fs');

const folders = ['shared/contracts/src', 'shared/sdk/src'];
const notForRemotes = new Set(['config', 'core', 'infer', 'input', 'output']);

test('Every zod export that the contracts and the SDK use is available to remotes', () => {
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
  );
  const used = new Set(sources.flatMap((source) => [...source.matchAll(/\bz\.(\w+)/g)].map(([, name]) => name ?? '')));
  const missing = [...used].filter((name) => !notForRemotes.has(name) && !(name in z));
  expect(missing).toEqual([]);
});
