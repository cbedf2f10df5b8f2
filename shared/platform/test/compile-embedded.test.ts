import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileEmbedded } from '../src/database/compile-embedded.ts';
import { findProgram } from '../src/find-program.ts';

let folder: string;
let source: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'datewright-compile-'));
  source = join(folder, 'Main.java');
  await writeFile(source, 'public class Main { }');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function compile(java?: string) {
  java ??= (await findProgram('java')) ?? 'no Java';
  return compileEmbedded({ java, jars: folder, source, cacheDir: folder });
}

const listCompiled = () => readdir(join(folder, 'embedded-database-classes'));

test('The same source is compiled once, also when two starts need it at the same time', async () => {
  const [first, second] = await Promise.all([compile(), compile()]);
  expect(await readdir(first ?? '')).toEqual(['Main.class']);
  const { mtimeMs } = await stat(join(first ?? '', 'Main.class'));
  expect([second, await compile()]).toEqual([first, first]);
  expect((await stat(join(first ?? '', 'Main.class'))).mtimeMs).toBe(mtimeMs);
  expect(await listCompiled()).toHaveLength(1);
});

test('A changed source is compiled again', async () => {
  const before = await compile();
  await writeFile(source, 'public class Main { int changed; }');
  expect(await compile()).not.toBe(before);
  expect(await listCompiled()).toHaveLength(2);
});

test('When the compiler is missing or fails, then there are no classes and nothing stays in the cache', async () => {
  await mkdir(join(folder, 'bin'));
  await writeFile(join(folder, 'bin/java'), '');
  expect(await compile(join(folder, 'bin/java'))).toBeUndefined();
  await writeFile(source, 'no Java at all');
  expect(await compile()).toBeUndefined();
  expect(await listCompiled()).toEqual([]);
});
