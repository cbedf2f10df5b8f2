import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');

const rowsOf = (doc: string) => rowsIn(readFileSync(join(__dirname, '..', doc), 'utf8'));

/** The rows of all tables in a text; the last two cells are the file of a test and its name. */
function rowsIn(text: string) {
  const lines = text.split('\n');
  const cells = lines.filter((line) => line.startsWith('|')).map((line) => line.slice(1, -1).split(' | '));
  return cells.filter((row) => !/^[\s-]+$/.test(row.join('')) && row.at(-1)?.trim() !== 'Test');
}

/** What stands under a heading as a list. */
const listed = (text: string, heading: RegExp) =>
  (text.split(/^## /m).find((part) => heading.test(part)) ?? '').match(/^- .*/gm) ?? [];

const pathsIn = (cell: string) => [...cell.matchAll(/`([\w-]+\/[^`]+\.\w+)`/g)].map(([, path = '']) => path);

const coverage = [
  'spec-coverage.md',
  'spec-coverage-bio.md',
  'spec-coverage-photo.md',
  'spec-coverage-datecoach.md',
  'spec-coverage-chatpad.md',
  'spec-coverage-site.md',
];

describe.each([...coverage, 'security-cases.md'])('%s', (doc) => {
  const rows = rowsOf(doc);

  test('names a test in every row', () => {
    expect(rows.length).toBeGreaterThan(30);
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

describe.each(coverage)('The statements of %s', (doc) => {
  const text = readFileSync(join(__dirname, '..', doc), 'utf8');
  // What is told beyond the document is no statement of it.
  const [statements = ''] = text.split(/^## More than the document asks$/m);
  const otherwise = listed(text, /^(Decided|Built) otherwise/);
  const missing = listed(text, /^Missing/);

  test('are counted at the top: done, decided otherwise and missing', () => {
    expect(text.split('\n')[2]).toBe(
      `Counted: ${rowsIn(statements).length} done, ${otherwise.length} decided otherwise, ${missing.length} missing.`,
    );
  });

  test('decided otherwise or missing name no file that is gone', () => {
    const named = [...otherwise, ...missing];
    const decided = named.flatMap((line) => line.match(/decisions\/[\w-]+\.md/g) ?? []);
    const paths = [...named.flatMap(pathsIn), ...decided.map((path) => `shared/docs/${path}`)];
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  test('decided otherwise stand in the list of differences where they say so', () => {
    const named = otherwise.flatMap((line) =>
      [...line.matchAll(/spec-differences\.md, ([^)]+)/g)].map(([, name]) => name),
    );
    const known = rowsOf('spec-differences.md').map(([where = '']) => where.trim());
    expect(named.filter((name) => !known.some((where) => where.startsWith(`${name}`)))).toEqual([]);
  });
});
