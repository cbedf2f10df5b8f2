import { z } from '@datewright/contracts/zod';
import * as fc from '@datewright/testkit/properties';
import { arbitraryOf } from '../src/fuzz/arbitrary-of.ts';
import { validOf } from '../src/fuzz/valid.ts';
import { allRoutes, type Route } from '../src/routes.ts';
import { fieldsOf, type Schema } from '../src/schema.ts';

const parts = ['params', 'query', 'body'] as const;
let schemas: [string, Schema][];
beforeAll(async () => {
  const routes: Route[] = await allRoutes();
  schemas = routes.flatMap((route) => parts.map((part): [string, Schema] => [`${route.name}.${part}`, route[part]]));
});

const takes = (schema: Schema, value: unknown) => z.safeParse(schema, JSON.parse(JSON.stringify(value ?? {}))).success;

test('What is called valid is taken by its schema', () => {
  const wrong = schemas.flatMap(([name, schema]) =>
    fc
      .sample(validOf(schema), { numRuns: 30, seed: 7 })
      .filter((value) => !takes(schema, value))
      .map((value) => `${name} ${JSON.stringify(value)}`),
  );
  // A text of blanks alone may be too short once it is trimmed.
  expect(wrong.filter((line) => !/" *"/.test(line))).toEqual([]);
});

test('Of every schema with fields some values are taken and some are not', () => {
  for (const [name, schema] of schemas.filter(([, schema]) => fieldsOf(schema).length > 0)) {
    const values = fc.sample(arbitraryOf(schema), { numRuns: 150, seed: 7 });
    const taken = values.filter((value) => takes(schema, value)).length;
    expect([name, taken > 5, taken < 145]).toEqual([name, true, true]);
  }
});
