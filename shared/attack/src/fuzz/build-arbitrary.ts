import * as fc from 'fast-check';
import { type Field, getDef, getLimits, listFields, type Schema, setValue } from '../schema.ts';
import { buildValid, type KnownValues } from './build-valid.ts';
import { hostileValues } from './hostile-values.ts';

/** Values just outside a field's limits. */
function buildNearlyValid({ schema }: Field): fc.Arbitrary<unknown> {
  const { minLength, maxLength, least, most, pattern } = getLimits(schema);
  const beside: unknown[] = [undefined, null];
  if (getDef(schema).type === 'string') {
    beside.push('', ' ', '\ud800');
    if (maxLength !== undefined)
      beside.push('a'.repeat(maxLength + 1), 'é'.repeat(maxLength), ' '.repeat(maxLength + 1));
    if (minLength > 0) beside.push('a'.repeat(minLength - 1));
  }
  if (getDef(schema).type === 'number') beside.push(0.5, -0, 2 ** 53, 1e308, '1');
  if (least !== undefined) beside.push(least - 1, least);
  if (most !== undefined) beside.push(most + 1, most);
  if (getDef(schema).type === 'array' && maxLength !== undefined) beside.push(Array(maxLength + 1).fill('a'));
  if (getDef(schema).type === 'enum') beside.push('ENUM', 'constructor');
  const some = fc.constantFrom(...beside);
  return pattern
    ? fc.oneof(
        some,
        fc.stringMatching(pattern).map((text) => `${text}\n`),
      )
    : some;
}

/** A valid value with one invalid field. */
function buildWithOneInvalidField(schema: Schema, known: KnownValues): fc.Arbitrary<unknown> {
  const fields = listFields(schema);
  const anything = fc.constantFrom(...hostileValues);
  if (fields.length === 0) return anything;
  const bend = fc
    .constantFrom(...fields)
    .chain((field) => fc.oneof(buildNearlyValid(field), anything).map((value) => ({ at: field.path, value })));
  return fc.tuple(buildValid(schema, known), bend).map(([whole, { at, value }]) => setValue(whole, at, value));
}

export function buildArbitrary(schema: Schema, known: KnownValues = {}): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: buildValid(schema, known) },
    { weight: 5, arbitrary: buildWithOneInvalidField(schema, known) },
    { weight: 1, arbitrary: fc.constantFrom(...hostileValues) },
  );
}

/** One valid value, the same each time. */
export const generateValue = (schema: Schema, known: KnownValues = {}): unknown =>
  fc.sample(buildValid(schema, known), { numRuns: 1, seed: 1 })[0];
