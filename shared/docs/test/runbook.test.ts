import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCatalogue } from '@datewright/contracts/errors';

const runbook = readFileSync(join(__dirname, '../runbook.md'), 'utf8');

test('every error code has one entry in the runbook with its status, and no entry is about a code that is gone', () => {
  const entries = [...runbook.matchAll(/^## `(\w+)` \((\d+)\)$/gm)].map(([, code, status]) => [code, Number(status)]);
  const codes = Object.entries(errorCatalogue).map(([code, { status }]) => [code, status]);
  expect(entries.sort()).toEqual(codes.sort());
});
