import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@datewright/contracts/zod';
import { findUnproven, omitOtherTests, readTest } from './find-unproven.ts';

const root = join(__dirname, '../../..');
const folder = join(__dirname, '../coverage');
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

const testReference = z.strictObject({ file: z.string(), title: z.string() });
const difference = z.strictObject({ document: z.string(), built: z.nullable(z.string()), see: z.nullable(z.string()) });
const coverageSchema = z.strictObject({
  title: z.string(),
  sections: z.array(
    z.strictObject({
      heading: z.string(),
      isBeyondDocument: z.boolean(),
      rows: z.array(
        z.strictObject({
          id: z.string(),
          promise: z.string(),
          builtIn: z.optional(z.array(z.string())),
          test: testReference,
        }),
      ),
    }),
  ),
  decidedOtherwise: z.array(difference),
  missing: z.array(difference),
});
const securitySchema = z.array(
  z.strictObject({
    group: z.string(),
    cases: z.array(z.strictObject({ id: z.string(), case: z.string(), test: testReference })),
  }),
);

const isGone = ({ file, title }: z.infer<typeof testReference>) =>
  !existsSync(join(root, file)) || !readFileSync(join(root, file), 'utf8').includes(title);

const isPath = (text: string) => /^[\w.-]+\/\S+\.\w+$/.test(text);

describe.each(['account', 'bio', 'photo', 'datecoach', 'chatpad', 'site'])('The coverage of %s', (name) => {
  const { sections, decidedOtherwise, missing } = z.parse(coverageSchema, read(name));
  const rows = sections.flatMap((section) => section.rows);

  test('names an existing test for every promise', () => {
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter((row) => isGone(row.test))).toEqual([]);
  });

  test('gives each promise an id of its own', () => {
    const ids = rows.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !new RegExp(`^${name}-\\d{3}$`).test(id))).toEqual([]);
  });

  test('promises no figure or text that its test does not contain', () => {
    const unproven = rows.map(({ id, promise, test: { file, title } }) => ({
      id,
      unproven: findUnproven(promise, readTest(join(root, file), title)),
    }));
    expect(unproven.filter((row) => row.unproven.length > 0)).toEqual([]);
  });

  test('names only existing source files', () => {
    const files = rows.flatMap((row) => row.builtIn ?? []).filter(isPath);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test('says what is built in place of the document, and points to an existing file or difference', () => {
    expect(decidedOtherwise.filter(({ built, see }) => built === null && see === null)).toEqual([]);
    const differences = readFileSync(join(__dirname, '../spec-differences.md'), 'utf8');
    const gone = [...decidedOtherwise, ...missing].filter(({ see }) => {
      if (see === null) return false;
      if (see.startsWith('decisions/')) return !existsSync(join(__dirname, '..', see));
      if (see.startsWith('spec-differences.md, ')) return !differences.includes(`| ${see.slice(21)}`);
      return !see.split(/`, `/).every((path) => existsSync(join(root, path)));
    });
    expect(gone).toEqual([]);
  });
});

describe('The security cases', () => {
  const cases = z.parse(securitySchema, read('security')).flatMap((group) => group.cases);

  test('each name an existing test and have an id of their own', () => {
    expect(cases.length).toBeGreaterThan(200);
    expect(cases.filter((row) => isGone(row.test))).toEqual([]);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });

  test('say no figure or text that their tests do not contain', () => {
    const unproven = cases.map((row) => ({
      id: row.id,
      unproven: findUnproven(row.case, readTest(join(root, row.test.file), row.test.title)),
    }));
    expect(unproven.filter((row) => row.unproven.length > 0)).toEqual([]);
  });
});

test.each([
  ['Resend after 60 s', 'wait(60_000)', []],
  ['Resend after 60 s', 'wait(6_000)', ['60 s']],
  ['Four spots and 3 tips', 'toHaveLength(3)', []],
  ['At most 3 tips', 'the three tips', []],
  ['Says “You’re out of {tool} credits. …”', "text(/You're out of Bio credits\\./)", []],
  ['Says “You’re out of {tool} credits. …”', "text(/You're out of Bio coins\\./)", ['credits.']],
  ['`bio-generator` with a tone', 'page.answer(bioGenerator, …)', []],
  ['24.99 a month', '124.99', ['24.99']],
])('Of “%s” a test with %j lacks %j', (promise, source, unproven) => {
  expect(findUnproven(promise, source)).toEqual(unproven);
});

test('Of a test file, other tests count for nothing, and what stands outside every test counts', () => {
  const source = [
    'const spots = 3;',
    'describe("A page", () => {',
    '  test.each([',
    '    [1, 2],',
    "  ])('counts %d', (from, to) => {",
    '    expect(from).toBe(to);',
    '  });',
    '',
    "  test('has seven of them', () => {",
    '    expect(7);',
    '  });',
    '});',
  ].join('\n');
  const own = omitOtherTests(source, 'has seven of them');
  expect([own.includes('spots = 3'), own.includes('expect(7)'), own.includes('counts %d')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(omitOtherTests(source, 'counts %d')).not.toContain('expect(7)');
});
