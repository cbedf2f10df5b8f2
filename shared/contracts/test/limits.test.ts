import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from '../src/zod.ts';

const folder = join(__dirname, '../src');

/** What callers send, by the name of the call. */
const inputs: [string, z.core.$ZodType][] = readdirSync(folder, { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) => Object.entries(require(join(folder, file)) as Record<string, unknown>))
  .flatMap(([name, value]): [string, z.core.$ZodType][] => {
    if (typeof value !== 'object' || value === null || !('summary' in value)) return [];
    if ('actions' in value) {
      const actions = Object.entries(value.actions as Record<string, { payload: z.core.$ZodType }>);
      return actions.map(([action, { payload }]) => [`${name}.${action}`, payload]);
    }
    const call = value as unknown as Record<'params' | 'query' | 'body', z.core.$ZodType>;
    return (['params', 'query', 'body'] as const).map((part) => [`${name}.${part}`, call[part]]);
  });

type Def = Record<string, unknown> & { type: string; checks?: { _zod: { def: Record<string, unknown> } }[] };
const defOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Def;
const hasLimit = ({ checks = [], ...own }: Def, kinds: string[]) =>
  [own, ...checks.map((check) => check._zod.def)].some(({ check }) => kinds.includes(String(check)));

/** A pattern that reaches from end to end and repeats nothing without end. */
function isBounded({ checks = [], ...own }: Def): boolean {
  const patterns = [own, ...checks.map((check) => check._zod.def)].map(({ pattern }) => pattern);
  return patterns.some((pattern) => {
    const source = pattern instanceof RegExp ? pattern.source : '';
    const bare = source.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
    return /^\^.*\$$/.test(source) && !/[*+]|\{\d+,\}/.test(bare);
  });
}

/** Where a schema takes a text, list or record of any size. */
function unlimited(schema: z.core.$ZodType, at: string): string[] {
  const def = defOf(schema);
  switch (def.type) {
    case 'string':
      return hasLimit(def, ['max_length', 'length_equals']) || isBounded(def) ? [] : [at];
    case 'array': {
      const own = hasLimit(def, ['max_length', 'length_equals']) ? [] : [`${at}[]`];
      return [...own, ...unlimited(def.element as z.core.$ZodType, `${at}[]`)];
    }
    case 'record': {
      const own = hasLimit(def, ['custom', 'max_size']) ? [] : [`${at}{}`];
      const parts = [def.keyType, def.valueType] as z.core.$ZodType[];
      return [...own, ...parts.flatMap((part) => unlimited(part, `${at}{}`))];
    }
    case 'object':
      return Object.entries(def.shape as Record<string, z.core.$ZodType>).flatMap(([key, part]) =>
        unlimited(part, `${at}.${key}`),
      );
    case 'union':
      return (def.options as z.core.$ZodType[]).flatMap((part) => unlimited(part, at));
    case 'pipe':
      return unlimited(def.in as z.core.$ZodType, at);
    case 'unknown':
    case 'any':
      return at === 'stripeWebhook.body' ? [] : [at];
    default:
      return def.innerType ? unlimited(def.innerType as z.core.$ZodType, at) : [];
  }
}

test('the contracts are found', () => {
  expect(inputs.length).toBeGreaterThan(100);
});

test('every text, list and record that anybody may send has a limit', () => {
  expect(inputs.flatMap(([name, schema]) => unlimited(schema, name))).toEqual([]);
});
