import type { z } from '@datewright/contracts/zod';

export type Schema = z.core.$ZodType;
type Check = Record<string, unknown>;
type Def = Check & { type: string; checks?: { _zod: { def: Check } }[] };

/** A schema's definition, as zod stores it. */
export const getDef = (schema: Schema) => schema._zod.def as unknown as Def;

/** The checks of a schema: its own and the added ones. */
export function listChecks(schema: Schema): Check[] {
  const { checks = [], ...own } = getDef(schema);
  return [own, ...checks.map((check) => check._zod.def)];
}

const findLimit = (schema: Schema, check: string, key: string) => {
  const found = listChecks(schema).find((one) => one.check === check)?.[key];
  return typeof found === 'number' ? found : undefined;
};

/** The minimum and maximum of a value or its length. */
export const getLimits = (schema: Schema) => ({
  minLength: findLimit(schema, 'min_length', 'minimum') ?? 0,
  maxLength: findLimit(schema, 'max_length', 'maximum'),
  least: findLimit(schema, 'greater_than', 'value'),
  most: findLimit(schema, 'less_than', 'value'),
  isWhole: listChecks(schema).some(({ check }) => check === 'number_format'),
  pattern: listChecks(schema)
    .map(({ pattern }) => pattern)
    .find((pattern) => pattern instanceof RegExp),
});

/** The schema inside optional, nullable, default and pipe. */
export function unwrapSchema(schema: Schema): Schema {
  const def = getDef(schema);
  if (def.type === 'pipe') return unwrapSchema(def.in as Schema);
  return def.innerType ? unwrapSchema(def.innerType as Schema) : schema;
}

export interface Field {
  path: (string | number)[];
  schema: Schema;
}

/** Every field of a schema at any depth; lists and records are represented by their first entry. */
export function listFields(schema: Schema, path: Field['path'] = []): Field[] {
  const core = unwrapSchema(schema);
  const def = getDef(core);
  const own = path.length > 0 ? [{ path, schema: core }] : [];
  if (def.type === 'array') return [...own, ...listFields(def.element as Schema, [...path, 0])];
  if (def.type === 'record') return [...own, ...listFields(def.valueType as Schema, [...path, 'key'])];
  if (def.type !== 'object') return own;
  const shape = Object.entries(def.shape as Record<string, Schema>);
  return [...own, ...shape.flatMap(([key, part]) => listFields(part, [...path, key]))];
}

/** A copy of a value with one part replaced; missing parents are created. */
export function setValue(whole: unknown, [key, ...rest]: Field['path'], value: unknown): unknown {
  if (key === undefined) return value;
  const container = typeof whole === 'object' && whole !== null ? whole : typeof key === 'number' ? [] : {};
  const part = setValue((container as Record<string | number, unknown>)[key], rest, value);
  if (typeof key !== 'number') return { ...container, [key]: part };
  const list = Array.isArray(container) ? [...container] : [];
  list[key] = part;
  return list;
}
