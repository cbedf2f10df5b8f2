import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { help } from '../src/features/site/copy/en/help.ts';
import { maskingFigures } from '../src/lib/masking-figures.ts';

const evals = readFileSync(join(__dirname, '../../shared/docs/evals.md'), 'utf8');

/** Rows such as "`masking-unseen-8`, 24 November 2026 | 100 of 106 (94%) | 69 of 81 (85%) |", newest last. */
const firstReadings = [
  ...evals.matchAll(
    /\| `(masking-unseen-\d+)`, (\d+ \w+ \d{4}) +\| \d+ of (\d+)(?: \((\d+)%\))? +\| \d+ of (\d+)(?: \((\d+)%\))? +\|/g,
  ),
].map(([, set, date, names, namesPercent, contacts, contactsPercent]) => ({
  date,
  figures: {
    set,
    names: { percent: Number(namesPercent), total: Number(names) },
    contacts: { percent: Number(contactsPercent), total: Number(contacts) },
  },
}));

test('The pages give the first readings of the newest unseen set and of the hard one', () => {
  const { date, ordinary, hard } = maskingFigures;
  expect(firstReadings.at(-1)).toEqual({ date, figures: ordinary });
  expect(firstReadings).toContainEqual({ date, figures: hard });
});

test('The help page states every one of these figures', () => {
  const answer = help.topics
    .flatMap(({ list }) => list)
    .map(({ answer }) => (typeof answer === 'string' ? answer : ''))
    .find((text) => text.includes(maskingFigures.date));
  for (const { names, contacts } of [maskingFigures.ordinary, maskingFigures.hard]) {
    for (const { percent, total } of [names, contacts]) expect(answer).toContain(`${percent}% of ${total} `);
  }
});
