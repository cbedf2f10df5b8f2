import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from '@datewright/contracts/zod';
import { findUnproven, readWithSupport } from './find-unproven.ts';

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
  z.strictObject({ group: z.string(), cases: z.array(z.strictObject({ case: z.string(), test: testReference })) }),
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
    const unproven = rows.map(({ id, promise, test: { file } }) => ({
      id,
      unproven: findUnproven(promise, readWithSupport(join(root, file))),
    }));
    expect(unproven.filter((row) => row.unproven.length > 0)).toEqual([]);
  });

  test('names only existing source files', () => {
    const files = rows.flatMap((row) => row.builtIn ?? []).filter(isPath);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  test('points to an existing file or difference for whatever is built otherwise', () => {
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

test('Every security case names an existing test', () => {
  const cases = z.parse(securitySchema, read('security')).flatMap((group) => group.cases);
  expect(cases.length).toBeGreaterThan(200);
  expect(cases.filter((row) => isGone(row.test))).toEqual([]);
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
