import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  cropBits,
  type MeasurementId,
  nearDuplicateBits,
  type PhotoRule,
  photoRules,
} from '@datewright/contracts/photo/rules';

const page = readFileSync(join(__dirname, '../../../shared/docs/photo-facts.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim()));
const rules = Object.entries(photoRules) as [MeasurementId, PhotoRule][];

test('the page has one row for each rule, and no row for a removed rule', () => {
  expect(rows.map(([id]) => id)).toEqual(rules.map(([id]) => `\`${id}\``));
});

test('the page states the thresholds in the code, and the points that they cost', () => {
  for (const [at, [id, { best, careful, bad, worst, lost }]] of rules.entries()) {
    const costs = [lost.careful, lost.bad, lost.worst].map((points) => (points === 0 ? '0' : `−${points}`));
    const bounds = [best, careful, bad, worst].map((bound) => String(bound).replace('-', '−'));
    expect([id, ...(rows[at] ?? []).slice(2, 9)]).toEqual([id, ...bounds, ...costs]);
  }
});

test('the page names the study of a rule, or says that it is a house rule', () => {
  expect(rows.map((row) => row[9])).toEqual(rules.map(([, { study }]) => (study ? `\`${study}\`` : 'house rule')));
});

test('the page names a known weakness of every rule', () => {
  expect(rows.filter((row) => !row[10])).toEqual([]);
});

test('the page says how many bits near duplicates differ in', () => {
  expect(page).toContain(`fewer than ${cropBits} of 144 bits`);
  expect(page).toContain(`fewer than ${nearDuplicateBits} of 64.`);
});
