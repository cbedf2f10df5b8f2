import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findStaleCaptures, recordCapture } from '../src/captures/capture-sources.ts';
import { root } from '../src/root.ts';

let folder = '';
const write = (path: string, text: string) => writeFile(join(folder, path), text);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'captures-'));
  for (const path of ['mfe-marketing', 'reply', 'plan']) await mkdir(join(folder, path));
  const captures = { reply: { shows: ['reply'], hash: '' }, plan: { shows: ['plan/card.tsx'], hash: '' } };
  await write('mfe-marketing/capture-sources.json', JSON.stringify({ everywhere: ['tokens.css'], captures }));
  await write('tokens.css', 'a');
  await write('reply/card.tsx', 'a');
  await write('plan/card.tsx', 'a');
  await write('plan/form.tsx', 'a');
  for (const name of ['reply', 'plan']) await recordCapture(folder, name);
});
afterEach(() => rm(folder, { recursive: true }));

test('A screenshot is stale once a file that it shows has changed or is gone, and no other is', async () => {
  expect(await findStaleCaptures(folder)).toEqual([]);
  await write('plan/form.tsx', 'b');
  expect(await findStaleCaptures(folder)).toEqual([]);
  await write('reply/card.tsx', 'b');
  expect(await findStaleCaptures(folder)).toEqual(['reply']);
  await recordCapture(folder, 'reply');
  expect(await findStaleCaptures(folder)).toEqual([]);
  await rm(join(folder, 'plan/card.tsx'));
  expect(await findStaleCaptures(folder)).toEqual(['plan']);
});

test('A change of what every screenshot shows makes all of them stale', async () => {
  await write('tokens.css', 'b');
  expect(await findStaleCaptures(folder)).toEqual(['reply', 'plan']);
});

test('For each screenshot of the product, the files that it shows are listed', async () => {
  const read = async (path: string) => JSON.parse(await readFile(join(root, path), 'utf8'));
  const { captures } = await read('mfe-marketing/capture-sources.json');
  expect(Object.keys(captures).sort()).toEqual(Object.keys(await read('mfe-marketing/src/lib/capture-sizes.json')));
});
