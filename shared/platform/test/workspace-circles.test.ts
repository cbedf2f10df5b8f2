import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../src/root.ts';
import { findCircles, readWorkspaceGraph } from './support/workspace-graph.ts';

test('No workspace depends on itself through another one, in source, tests or package.json', async () => {
  expect(findCircles(await readWorkspaceGraph(root))).toEqual([]);
});

test('Every workspace declares each workspace that it imports', async () => {
  const undeclared = [...(await readWorkspaceGraph(root))].flatMap(([name, { declared, imported }]) =>
    [...imported].filter((used) => !declared.has(used)).map((used) => `${name} imports ${used}`),
  );
  expect(undeclared).toEqual([]);
});

describe('In a checkout with a circle', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'datewright-circles-')));
    await mkdir(join(folder, 'services'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function writeWorkspace(name: string, manifest: object, test = '') {
    await mkdir(join(folder, 'shared', name, 'test'), { recursive: true });
    const text = JSON.stringify({ name: `@datewright/${name}`, ...manifest });
    await writeFile(join(folder, 'shared', name, 'package.json'), text);
    await writeFile(join(folder, 'shared', name, 'test/one.test.ts'), test);
  }

  test('a dependency for development closes it', async () => {
    await writeWorkspace('one', { dependencies: { '@datewright/two': '^1.0.0' } });
    await writeWorkspace('two', { devDependencies: { '@datewright/one': '^1.0.0' } });
    expect(findCircles(await readWorkspaceGraph(folder))).toEqual([
      '@datewright/one → @datewright/two → @datewright/one',
    ]);
  });

  test.each([
    ['import', "import { part } from '@datewright/one/part';"],
    ['type import', "import type { Part } from '@datewright/one/part';"],
    ['late import', "const part = await import('@datewright/one/part');"],
    ['required module', "jest.requireActual('@datewright/one/part');"],
    ['style sheet', "import '@datewright/one/styles.css';"],
  ])('a test’s undeclared %s closes it', async (_what, line) => {
    await writeWorkspace('one', { dependencies: { '@datewright/two': '^1.0.0' } });
    await writeWorkspace('two', { dependencies: { '@datewright/three': '^1.0.0' } });
    await writeWorkspace('three', {}, line);
    expect(findCircles(await readWorkspaceGraph(folder))).toEqual([
      '@datewright/one → @datewright/two → @datewright/three → @datewright/one',
    ]);
  });
});
