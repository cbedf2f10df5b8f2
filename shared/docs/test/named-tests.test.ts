import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const docs = ['spec-coverage.md'];

/** Each row of a table whose last cell is `` `file` › name of a test ``. */
const rows = docs.flatMap((doc) => {
  const lines = readFileSync(join(__dirname, '..', doc), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const cells = line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim());
    const named = /^`([^`]+)` › (.+)$/.exec(cells.at(-1) ?? '');
    return named ? [{ doc, cells, file: named[1] ?? '', test: named[2] ?? '' }] : [];
  });
});

test('Every row of the tables of promises names a test', () => {
  for (const doc of docs) {
    const text = readFileSync(join(__dirname, '..', doc), 'utf8');
    const all = text.split('\n').filter((line) => line.startsWith('| ') && !/^\| (Promise|Case|-)/.test(line));
    expect(rows.filter((row) => row.doc === doc)).toHaveLength(all.length);
  }
});

test.each(rows)('$doc: $test', ({ cells, file, test: name }) => {
  const files = cells
    .slice(0, -1)
    .flatMap((cell) => [...cell.matchAll(/`([\w-]+\/[^`]+\.\w+)`/g)].map(([, path]) => path));
  for (const path of [...files, file]) expect([path, existsSync(join(root, path ?? ''))]).toEqual([path, true]);
  expect(readFileSync(join(root, file), 'utf8')).toContain(name);
});
