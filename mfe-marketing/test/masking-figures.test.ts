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

const content = join(__dirname, '../../services/marketing/content');
const postName = 'use-ai-without-losing-your-voice';

test.each([`posts/${postName}.md`, `drawings/${postName}-figure.svg`])(
  'The blog gives the same figures in %s',
  (file) => {
    const text = readFileSync(join(content, file), 'utf8');
    const { ordinary, hard } = maskingFigures;
    expect(text).toContain(
      `${ordinary.names.percent}% of ${ordinary.names.total} names and ${ordinary.contacts.percent}% of ${ordinary.contacts.total} contact details in ordinary lines; ` +
        `${hard.names.percent}% of ${hard.names.total} rare names and ${hard.contacts.percent}% of ${hard.contacts.total} contact details mentioned in passing.`,
    );
    if (file.endsWith('.md')) expect(text).toContain(`first readings of ${maskingFigures.date}`);
  },
);

test('The bars of the blog’s figure have the lengths and numbers of the same figures', () => {
  const svg = readFileSync(join(content, `drawings/${postName}-figure.svg`), 'utf8');
  const bars = [...svg.matchAll(/<rect [^>]*width="([\d.]+)" height="22" fill="#(?!eaddd0)/g)].map(([, width]) =>
    Number(width),
  );
  const labels = [...svg.matchAll(/>(\d+)%</g)].map(([, percent]) => Number(percent));
  const { ordinary, hard } = maskingFigures;
  const percents = [ordinary.names, ordinary.contacts, hard.names, hard.contacts].map(({ percent }) => percent);
  expect(labels).toEqual(percents);
  expect(bars.map((width) => Math.round((width / 392) * 100))).toEqual(percents);
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
