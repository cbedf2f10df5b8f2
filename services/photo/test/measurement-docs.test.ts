import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MeasurementId, nearDuplicateBits, type PhotoRule, photoRules } from '@datewright/contracts/photo/rules';

const page = readFileSync(join(__dirname, '../../../shared/docs/photo-facts.md'), 'utf8');
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim()));
const rules = Object.entries(photoRules) as [MeasurementId, PhotoRule][];

test('the page has one row for each rule, and none of a rule that is gone', () => {
  expect(rows.map(([id]) => id)).toEqual(rules.map(([id]) => `\`${id}\``));
});

test('the page says the thresholds that the code has, and what they cost', () => {
  for (const [at, [id, { careful, bad, better, lost }]] of rules.entries()) {
    const beyond = (bound: number) => `${better === 'more' ? '<' : '>'} ${bound}`;
    const costs = [lost.careful, lost.bad].map((points) => (points === 0 ? '0' : `−${points}`));
    expect([id, ...(rows[at] ?? []).slice(2, 6)]).toEqual([id, beyond(careful), beyond(bad), ...costs]);
  }
});

test('the page names the study of a rule, or says that it is the house’s', () => {
  expect(rows.map((row) => row[6])).toEqual(rules.map(([, { study }]) => (study ? `\`${study}\`` : 'house rule')));
});

test('every rule has its known weakness', () => {
  expect(rows.filter((row) => !row[7])).toEqual([]);
});

test('the page says how many bits near duplicates differ in', () => {
  expect(page).toContain(`fewer than ${nearDuplicateBits} of 64 bits`);
});
