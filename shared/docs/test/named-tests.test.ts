import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

/** The rows of a doc's tables; the last two cells are the file of a test and its name. */
function rowsOf(doc: string) {
  const lines = readFileSync(join(__dirname, '..', doc), 'utf8').split('\n');
  const cells = lines.filter((line) => line.startsWith('|')).map((line) => line.slice(1, -1).split(' | '));
  return cells.filter((row) => !/^[\s-]+$/.test(row.join('')) && row.at(-1)?.trim() !== 'Test');
}

/** What stands under a heading as a list. */
const listed = (text: string, heading: RegExp) =>
  (text.split(/^## /m).find((part) => heading.test(part)) ?? '').match(/^- .*/gm) ?? [];

const pathsIn = (cell: string) => [...cell.matchAll(/`([\w-]+\/[^`]+\.\w+)`/g)].map(([, path = '']) => path);

describe.each([
  ['spec-coverage.md', 70],
  ['spec-coverage-bio.md', 30],
  ['spec-coverage-photo.md', 28],
  ['spec-coverage-datecoach.md', 40],
  ['spec-coverage-site.md', 30],
  ['security-cases.md', 60],
])('%s', (doc, least) => {
  const rows = rowsOf(doc);

  test('names a test in every row', () => {
    expect(rows.length).toBeGreaterThan(least);
    expect(rows.filter((row) => pathsIn(row.at(-2) ?? '').length !== 1)).toEqual([]);
  });

  test('names no file and no test that is gone', () => {
    const gone = rows.filter((row) => {
      const paths = row.flatMap(pathsIn);
      const test = join(root, pathsIn(row.at(-2) ?? '')[0] ?? '');
      return (
        !paths.every((path) => existsSync(join(root, path))) ||
        !readFileSync(test, 'utf8').includes(row.at(-1)?.trim() ?? '')
      );
    });
    expect(gone).toEqual([]);
  });
});

describe.each(['spec-coverage.md', 'spec-coverage-site.md'])('At its end %s', (doc) => {
  const text = readFileSync(join(__dirname, '..', doc), 'utf8');
  const otherwise = listed(text, /^(Decided|Built) otherwise/);
  const missing = listed(text, /^Missing/);

  test('counts what is done, decided otherwise and missing', () => {
    expect(text.trimEnd().split('\n').at(-1)).toBe(
      `Counted: ${rowsOf(doc).length} done, ${otherwise.length} decided otherwise, ${missing.length} missing.`,
    );
  });

  test('names no file that is gone', () => {
    const named = [...otherwise, ...missing];
    const decided = named.flatMap((line) => line.match(/decisions\/[\w-]+\.md/g) ?? []);
    const paths = [...named.flatMap(pathsIn), ...decided.map((path) => `shared/docs/${path}`)];
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
