import * as fc from 'fast-check';
import { getDef, getLimits, type Schema, unwrapSchema } from '../schema.ts';

/** Existing values by field name: ids that are found, addresses that can receive mail. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

const maxTextLength = 60;

function buildText(schema: Schema): fc.Arbitrary<unknown> {
  const { minLength, maxLength, pattern } = getLimits(schema);
  // No filter: where pattern and length rarely agree, it would search for ever. The pattern must include the minimum
  // length; the
  // test of these values reports patterns that do not.
  if (pattern) return fc.stringMatching(pattern, maxLength === undefined ? {} : { maxLength });
  const size = { minLength, maxLength: Math.max(minLength, Math.min(maxLength ?? maxTextLength, maxTextLength)) };
  return fc.oneof(
    fc.string({ ...size, unit: 'grapheme-ascii' }),
    fc.string(size),
    fc.string({ ...size, unit: 'grapheme' }),
  );
}

function buildNumber(schema: Schema): fc.Arbitrary<unknown> {
  const { least = -1000, most = 1000, isWhole } = getLimits(schema);
  return isWhole ? fc.integer({ min: least, max: most }) : fc.double({ min: least, max: most, noNaN: true });
}

function buildList(schema: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  const { minLength, maxLength = 3 } = getLimits(schema);
  const most = Math.max(minLength, Math.min(maxLength, 3));
  return fc.array(buildValid(getDef(schema).element as Schema, known), { minLength, maxLength: most });
}

function buildObject(shape: Record<string, Schema>, known: KnownValues): fc.Arbitrary<unknown> {
  return fc
    .record(Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, buildValid(part, known, key)])))
    .map((whole) => Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined)));
}

/** Values that a schema accepts, as far as its definition shows; `key` is the name of the field. */
export function buildValid(schema: Schema, known: KnownValues = {}, key = ''): fc.Arbitrary<unknown> {
  const def = getDef(schema);
  const plain = () => buildFromType(unwrapSchema(schema), known);
  const value = Object.hasOwn(known, key)
    ? fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...(known[key] ?? [])) }, plain())
    : plain();
  if (def.type === 'optional' || def.type === 'default') return fc.option(value, { nil: undefined, freq: 3 });
  if (def.type === 'nullable') return fc.option(value, { nil: null, freq: 3 });
  return value;
}

function buildFromType(schema: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  const def = getDef(schema);
  switch (def.type) {
    case 'string':
      return buildText(schema);
    case 'number':
      return buildNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries as object));
    case 'literal':
      return fc.constantFrom(...(def.values as unknown[]));
    case 'array':
      return buildList(schema, known);
    case 'object':
      return buildObject(def.shape as Record<string, Schema>, known);
    case 'record':
      return fc.dictionary(fc.stringMatching(/^[a-z]{1,10}$/), buildValid(def.valueType as Schema, known), {
        maxKeys: 3,
      });
    case 'union':
      return fc.oneof(...(def.options as Schema[]).map((option) => buildValid(option, known)));
    case 'unknown':
    case 'any':
      return fc.jsonValue({ maxDepth: 3 });
    default:
      throw new Error(`There is no arbitrary for a schema of type ${def.type}.`);
  }
}
