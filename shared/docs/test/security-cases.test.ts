import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const table = readFileSync(join(__dirname, '../security-cases.md'), 'utf8');
const rows = [...table.matchAll(/^\|.*\| `([^`]+\.test\.ts)` +\| (.+?) +\|$/gm)].map(([, file = '', name = '']) => ({
  file,
  name,
}));
const lines = table.split('\n').filter((line) => line.startsWith('|')).length;

test('every row of the table names a file and a test', () => {
  // Two lines are its head.
  expect(rows).toHaveLength(lines - 2);
  expect(rows.length).toBeGreaterThan(60);
});

test('every test that the table names is there, under that name', () => {
  const gone = rows.filter(({ file, name }) => {
    const path = join(root, file);
    return !existsSync(path) || !readFileSync(path, 'utf8').includes(`'${name}'`);
  });
  expect(gone).toEqual([]);
});
