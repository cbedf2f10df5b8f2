import { type Audience, defineActionEndpoint, defineCall } from '@datewright/contracts/call';
import { z } from '@datewright/contracts/zod';
import { compareContracts, findVersionFault } from '../src/generate/contract-reports/compare-contracts.ts';
import { findSdkFault, printSdkReport } from '../src/generate/contract-reports/compare-sdk.ts';
import { type ContractReport, describeContract } from '../src/generate/contract-reports/describe-contract.ts';
import { describeSdk } from '../src/generate/contract-reports/describe-sdk.ts';

type Schema = z.core.$ZodType;
const none = z.object({});

function contract(
  { body = none, response = none, audience = 'member' }: { body?: Schema; response?: Schema; audience?: Audience },
  version = '1.4.0',
): ContractReport {
  const shape = { service: 'bio', method: 'POST', summary: 'A call.' } as const;
  return describeContract(version, [defineCall({ ...shape, path: '/v1/bio/call', audience, body, response })]);
}

/** The step that a change requires of what is accepted, and of what is answered. */
function levelsOf(before: Schema, after: Schema): string[] {
  return (['body', 'response'] as const).map((part) => {
    const changes = compareContracts(contract({ [part]: before }), contract({ [part]: after }));
    return changes.some(({ level }) => level === 'major') ? 'major' : (changes[0]?.level ?? 'none');
  });
}

const text = z.string();
const field = (schema: Schema) => z.object({ a: schema });
const maybe = (schema: Schema) => z.object({ a: z.optional(schema) });

test.each<[change: string, before: Schema, after: Schema, accepted: string, answered: string]>([
  ['nothing', field(text), field(text), 'none', 'none'],
  ['another order of fields', z.object({ a: text, b: text }), z.object({ b: text, a: text }), 'none', 'none'],
  ['a new optional field', field(text), z.object({ a: text, b: z.optional(text) }), 'minor', 'minor'],
  ['a new required field', field(text), z.object({ a: text, b: text }), 'major', 'minor'],
  ['a field less', z.object({ a: text, b: text }), field(text), 'major', 'major'],
  ['an optional field less', z.object({ a: text, b: z.optional(text) }), field(text), 'major', 'minor'],
  ['a field that may be missing now', field(text), maybe(text), 'minor', 'major'],
  ['a field that must be there now', maybe(text), field(text), 'major', 'minor'],
  ['another type', field(text), field(z.number()), 'major', 'major'],
  ['a value that may be null now', field(text), field(z.nullable(text)), 'minor', 'major'],
  ['a value that is never null now', field(z.nullable(text)), field(text), 'major', 'minor'],
  ['another value in a list', field(z.enum(['x'])), field(z.enum(['x', 'y'])), 'minor', 'major'],
  ['a value less in a list', field(z.enum(['x', 'y'])), field(z.enum(['x'])), 'major', 'minor'],
  ['a list of values in place of any text', field(text), field(z.enum(['x'])), 'major', 'minor'],
  ['any text in place of a list of values', field(z.enum(['x'])), field(text), 'minor', 'major'],
  [
    'a higher limit',
    field(z.string().check(z.maxLength(5))),
    field(z.string().check(z.maxLength(9))),
    'minor',
    'major',
  ],
  ['a lower limit', field(z.string().check(z.maxLength(9))), field(z.string().check(z.maxLength(5))), 'major', 'minor'],
  ['a limit where there was none', field(text), field(z.string().check(z.maxLength(5))), 'major', 'minor'],
  ['a pattern', field(text), field(z.string().check(z.regex(/^a/))), 'major', 'minor'],
  ['another pattern', field(z.string().check(z.regex(/^a/))), field(z.string().check(z.regex(/^b/))), 'major', 'major'],
  ['more entries', z.array(text).check(z.maxLength(2)), z.array(text).check(z.maxLength(3)), 'minor', 'major'],
  ['other entries', z.array(field(text)), z.array(field(z.number())), 'major', 'major'],
  ['other values in a record', z.record(text, text), z.record(text, z.number()), 'major', 'major'],
  [
    'another event of a stream',
    z.union([z.object({ type: z.literal('started') })]),
    z.union([z.object({ type: z.literal('started') }), z.object({ type: z.literal('done') })]),
    'minor',
    'major',
  ],
  ['no other fields', field(text), z.strictObject({ a: text }), 'major', 'minor'],
  ['another first entry of a tuple', z.tuple([text, text]), z.tuple([z.number(), text]), 'major', 'major'],
])('%s: accepted and answered need the right step of the version', (_change, before, after, accepted, answered) => {
  expect(levelsOf(before, after)).toEqual([accepted, answered]);
});

test('A call less or another audience breaks callers; another call or action is new', () => {
  const empty = describeContract('1.4.0', []);
  const one = contract({});
  const endpoint = (...names: string[]) =>
    describeContract('1.4.0', [
      defineActionEndpoint({
        ...{ service: 'bio', path: '/functions/v1/bio', audience: 'member', summary: 'Calls.' },
        actions: Object.fromEntries(names.map((name) => [name, { payload: none, response: none }])),
      }),
    ]);
  expect(compareContracts(one, empty)).toEqual([{ level: 'major', what: 'POST /v1/bio/call is removed' }]);
  expect(compareContracts(empty, one)).toEqual([{ level: 'minor', what: 'POST /v1/bio/call is added' }]);
  expect(compareContracts(one, contract({ audience: 'session' }))).toEqual([
    { level: 'major', what: 'POST /v1/bio/call, audience: member is now session' },
  ]);
  expect(compareContracts(endpoint('read'), endpoint('read', 'write'))).toEqual([
    { level: 'minor', what: 'POST /functions/v1/bio write is added' },
  ]);
});

test('A version that was not raised enough is named with the changes that require it', () => {
  const before = contract({ response: field(text) });
  const broken = { response: z.object({ b: text }) };
  expect(findVersionFault('bio', before, contract(broken, '1.5.0'))).toBe(
    [
      'The contract of bio needs version 2.0.0, but shared/contracts/src/bio/version.ts says 1.5.0.',
      '  breaks callers: POST /v1/bio/call, response: a is removed',
      '  breaks callers: POST /v1/bio/call, response: a is optional',
    ].join('\n'),
  );
  const grown = { response: z.object({ a: text, b: text }) };
  expect(findVersionFault('bio', before, contract(grown))).toContain('needs version 1.5.0');
  expect(findVersionFault('bio', before, contract(grown, '1.5.0'))).toBeUndefined();
  expect(findVersionFault('bio', before, contract(broken, '2.0.0'))).toBeUndefined();
  expect(findVersionFault('bio', before, contract({ response: field(text) }))).toBeUndefined();
  expect(findVersionFault('bio', before, contract({ response: field(text) }, '1.3.0'))).toContain(
    'needs version 1.4.0',
  );
});

describe('A change of what the shell provides to remotes', () => {
  const entry = 'shared/ui/src/index.d.ts';
  const tabs = 'shared/ui/src/choice/tabs.d.ts';
  const sdk = (version: string, { index = "export { Card } from './card.tsx';\n", tab = 'label: string;\n' } = {}) => ({
    version,
    entries: [entry],
    declarations: new Map([
      [tabs, tab],
      [entry, index],
    ]),
  });
  const stored = printSdkReport(sdk('1.8.0'));

  test('needs a minor version, and a major one when a name is removed', () => {
    const grown = { index: "export { Card } from './card.tsx';\nexport { Chip } from './chip.tsx';\n" };
    const changed = { tab: 'label?: string;\n' };
    const renamed = { index: "export { Card as Paper } from './card.tsx';\n" };
    for (const change of [grown, changed]) {
      expect(findSdkFault(stored, sdk('1.8.1', change))).toContain('The SDK needs version 1.9.0');
      expect(findSdkFault(stored, sdk('1.9.0', change))).toBeUndefined();
    }
    expect(findSdkFault(stored, sdk('1.9.0', renamed))?.split('\n').slice(0, 2)).toEqual([
      'The SDK needs version 2.0.0, but shared/sdk/package.json says 1.9.0.',
      '  breaks remotes: Card is removed',
    ]);
    expect(findSdkFault(stored, sdk('2.0.0', renamed))).toBeUndefined();
  });

  test('is none when nothing of it differs', () => {
    expect(findSdkFault(stored, sdk('1.8.0'))).toBeUndefined();
    expect(findSdkFault(stored, sdk('1.7.0'))).toContain('The SDK needs version 1.8.0');
  });
});

test('The report of the SDK has every provided module of ours, with what its exports mention', async () => {
  const { declarations, entries } = await describeSdk();
  expect(entries.every((entry) => declarations.has(entry))).toBe(true);
  expect(declarations.get('shared/ui/src/choice/tabs.d.ts')).toMatch(/export declare function Tabs</);
  expect([...declarations.keys()].filter((path) => !/^shared\/(sdk|ui)\/src\//.test(path))).toEqual([]);
});
