import * as fc from 'fast-check';
import { defOf, type Field, fieldsOf, limitsOf, type Schema, withValue } from '../schema.ts';
import { hostile } from './hostile.ts';
import { type Known, validOf } from './valid.ts';

/** Values just past what a field takes. */
function nearlyOf({ schema }: Field): fc.Arbitrary<unknown> {
  const { minLength, maxLength, least, most, pattern } = limitsOf(schema);
  const beside: unknown[] = [undefined, null];
  if (defOf(schema).type === 'string') {
    beside.push('', ' ', '\ud800');
    if (maxLength !== undefined)
      beside.push('a'.repeat(maxLength + 1), 'é'.repeat(maxLength), ' '.repeat(maxLength + 1));
    if (minLength > 0) beside.push('a'.repeat(minLength - 1));
  }
  if (defOf(schema).type === 'number') beside.push(0.5, -0, 2 ** 53, 1e308, '1');
  if (least !== undefined) beside.push(least - 1, least);
  if (most !== undefined) beside.push(most + 1, most);
  if (defOf(schema).type === 'array' && maxLength !== undefined) beside.push(Array(maxLength + 1).fill('a'));
  if (defOf(schema).type === 'enum') beside.push('ENUM', 'constructor');
  const some = fc.constantFrom(...beside);
  return pattern
    ? fc.oneof(
        some,
        fc.stringMatching(pattern).map((text) => `${text}\n`),
      )
    : some;
}

/** A valid value of which one field is not. */
function bentOf(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = fieldsOf(schema);
  const anything = fc.constantFrom(...hostile);
  if (fields.length === 0) return anything;
  const bend = fc
    .constantFrom(...fields)
    .chain((field) => fc.oneof(nearlyOf(field), anything).map((value) => ({ at: field.at, value })));
  return fc.tuple(validOf(schema, known), bend).map(([whole, { at, value }]) => withValue(whole, at, value));
}

/** Valid, nearly valid and hostile values of a schema. */
export function arbitraryOf(schema: Schema, known: Known = {}): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: validOf(schema, known) },
    { weight: 5, arbitrary: bentOf(schema, known) },
    { weight: 1, arbitrary: fc.constantFrom(...hostile) },
  );
}

/** One valid value; the same seed gives the same one. */
export const oneOf = (schema: Schema, known: Known = {}, seed = 1): unknown =>
  fc.sample(validOf(schema, known), { numRuns: 1, seed })[0];
