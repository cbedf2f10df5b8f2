import type { z } from '@datewright/contracts/zod';

export type Schema = z.core.$ZodType;
type Check = Record<string, unknown>;
type Def = Check & { type: string; checks?: { _zod: { def: Check } }[] };

/** What a schema is made of, as zod keeps it. */
export const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

/** The rules of a schema: its own, and those that were added. */
export function checksOf(schema: Schema): Check[] {
  const { checks = [], ...own } = defOf(schema);
  return [own, ...checks.map((check) => check._zod.def)];
}

const numberOf = (schema: Schema, check: string, key: string) => {
  const found = checksOf(schema).find((one) => one.check === check)?.[key];
  return typeof found === 'number' ? found : undefined;
};

/** How long or how large a value may be. */
export const limitsOf = (schema: Schema) => ({
  minLength: numberOf(schema, 'min_length', 'minimum') ?? 0,
  maxLength: numberOf(schema, 'max_length', 'maximum'),
  least: numberOf(schema, 'greater_than', 'value'),
  most: numberOf(schema, 'less_than', 'value'),
  isWhole: checksOf(schema).some(({ check }) => check === 'number_format'),
  pattern: checksOf(schema)
    .map(({ pattern }) => pattern)
    .find((pattern) => pattern instanceof RegExp),
});

/** The schema below optional, nullable, default and pipe. */
export function coreOf(schema: Schema): Schema {
  const def = defOf(schema);
  if (def.type === 'pipe') return coreOf(def.in as Schema);
  return def.innerType ? coreOf(def.innerType as Schema) : schema;
}

export interface Field {
  /** Where it is in the value. */
  at: (string | number)[];
  schema: Schema;
}

/** Every field of a schema, however deep, with lists and records by their first entry. */
export function fieldsOf(schema: Schema, at: Field['at'] = []): Field[] {
  const core = coreOf(schema);
  const def = defOf(core);
  const own = at.length > 0 ? [{ at, schema: core }] : [];
  if (def.type === 'array') return [...own, ...fieldsOf(def.element as Schema, [...at, 0])];
  if (def.type === 'record') return [...own, ...fieldsOf(def.valueType as Schema, [...at, 'key'])];
  if (def.type !== 'object') return own;
  const shape = Object.entries(def.shape as Record<string, Schema>);
  return [...own, ...shape.flatMap(([key, part]) => fieldsOf(part, [...at, key]))];
}

/** A copy of a value with another one at a place; what is missing on the way is made. */
export function withValue(whole: unknown, [key, ...rest]: Field['at'], value: unknown): unknown {
  if (key === undefined) return value;
  const held = typeof whole === 'object' && whole !== null ? whole : typeof key === 'number' ? [] : {};
  const part = withValue((held as Record<string | number, unknown>)[key], rest, value);
  if (typeof key !== 'number') return { ...held, [key]: part };
  const list = Array.isArray(held) ? [...held] : [];
  list[key] = part;
  return list;
}
