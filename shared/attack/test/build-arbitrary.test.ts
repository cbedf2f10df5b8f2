import { z } from '@datewright/contracts/zod';
import * as fc from '@datewright/testkit/properties';
import { buildArbitrary } from '../src/fuzz/build-arbitrary.ts';
import { buildValid } from '../src/fuzz/build-valid.ts';
import { listRoutes, type Route } from '../src/routes.ts';
import { listFields, type Schema } from '../src/schema.ts';

const parts = ['params', 'query', 'body'] as const;
let schemas: [string, Schema][];
beforeAll(async () => {
  const routes: Route[] = await listRoutes();
  schemas = routes.flatMap((route) => parts.map((part): [string, Schema] => [`${route.name}.${part}`, route[part]]));
});

const accepts = (schema: Schema, value: unknown) =>
  z.safeParse(schema, JSON.parse(JSON.stringify(value ?? {}))).success;

test('Every value generated as valid is accepted by its schema', () => {
  const wrong = schemas.flatMap(([name, schema]) =>
    fc
      .sample(buildValid(schema), { numRuns: 30, seed: 7 })
      .filter((value) => !accepts(schema, value))
      .map((value) => `${name} ${JSON.stringify(value)}`),
  );
  // A text of spaces may be too short once it is trimmed.
  expect(wrong.filter((line) => !/" *"/.test(line))).toEqual([]);
});

/** Values until six are accepted and six refused, or 150 of them. */
function countAccepted(schema: Schema) {
  const counts = { accepted: 0, refused: 0 };
  for (let seed = 7; seed < 12 && Math.min(counts.accepted, counts.refused) < 6; seed++) {
    for (const value of fc.sample(buildArbitrary(schema), { numRuns: 30, seed })) {
      if (accepts(schema, value)) counts.accepted += 1;
      else counts.refused += 1;
    }
  }
  return counts;
}

test('Every schema with fields accepts some generated values and refuses others', () => {
  for (const [name, schema] of schemas.filter(([, schema]) => listFields(schema).length > 0)) {
    const { accepted, refused } = countAccepted(schema);
    expect([name, accepted > 5, refused > 5]).toEqual([name, true, true]);
  }
});
