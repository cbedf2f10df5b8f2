import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCatalogue } from '@datewright/contracts/errors';

const runbook = readFileSync(join(__dirname, '../runbook.md'), 'utf8');

test('The runbook has one row for every error code, with its status', () => {
  const rows = [...runbook.matchAll(/^\| `(\w+)` +\| (\d+) +\|/gm)].map(([, code, status]) => [code, Number(status)]);
  const codes = Object.entries(errorCatalogue).map(([code, { status }]) => [code, status]);
  expect(rows.sort()).toEqual(codes.sort());
});
