import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemote } from '../src/create-remote.ts';
import { readCard } from '../src/read-card.ts';
import { isContractsZod } from '../src/shared-modules.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mfe-create-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const weather = { name: 'weather', title: 'Weather', owner: 'forecast' };

test('A new remote has a valid card and no placeholder is left', () => {
  const files = createRemote(folder, weather);
  expect(readCard(folder)).toMatchObject({ name: 'mfe_weather', owner: 'forecast', routes: [{ path: '/weather' }] });
  expect(files.filter((file) => /__\w+__/.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});

test('When packages are installed in the folder, then the new remote keeps where they come from', () => {
  const installed = { '@datewright/sdk': 'file:../packages/datewright-sdk-1.5.0.tgz' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies: installed }));
  mkdirSync(join(folder, 'node_modules'));
  createRemote(folder, weather);
  const { name, dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(name).toBe('mfe-weather');
  expect(dependencies).toMatchObject(installed);
});

test.each([
  [{ name: 'Weather' }, '--name is one word'],
  [{ name: '../up' }, '--name is one word'],
  [{ title: '"' }, '--title has 2 to 30'],
  [{ owner: 'A team' }, '--owner is a team'],
])('When a new remote has %j, then nothing is written', (wrong, sentence) => {
  expect(() => createRemote(folder, { ...weather, ...wrong })).toThrow(sentence);
  expect(readdirSync(folder)).toEqual([]);
});

test('When the folder has other files, then nothing is written', () => {
  writeFileSync(join(folder, 'notes.txt'), '');
  expect(() => createRemote(folder, weather)).toThrow('is not empty: it has notes.txt.');
  expect(readdirSync(folder)).toEqual(['notes.txt']);
});

test.each([
  ['@datewright/contracts/zod', '/work/mfe-bio/src', true],
  ['@datewright/sdk/zod', '/work/mfe-bio/src', true],
  ['../zod.ts', '/work/shared/contracts/src/bio', true],
  ['./zod.js', '/work/node_modules/@datewright/contracts/src', true],
  ['../zod.js', 'C:\\work\\node_modules\\@datewright\\contracts\\src\\bio', true],
  ['./zod.js', '/work/mfe-bio/src', false],
  ['../zod.json', '/work/shared/contracts/src/bio', false],
])('The shell provides the zod that %j in %j asks for: %j', (request, context, isProvided) => {
  expect(isContractsZod(request, context)).toBe(isProvided);
});
