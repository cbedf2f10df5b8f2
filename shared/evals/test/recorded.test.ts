import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatRecordedTable, listRecordedFaults } from '../src/recorded/format-recorded.ts';
import type { RecordedResult } from '../src/recorded/grade-recorded.ts';
import { qualities, type RecordedCase, readRecordedCases, recordingsFolder } from '../src/recorded/recorded-case.ts';
import { runRecorded } from '../src/recorded/run-recorded.ts';

const cases = readRecordedCases();
const readAnswers = ({ name }: RecordedCase) =>
  JSON.parse(readFileSync(join(recordingsFolder, `${name}.json`), 'utf8'));

test('There are recorded cases of every tool, half of them Hungarian where members write', () => {
  const count = (start: string) => cases.filter(({ name }) => name.startsWith(start)).length;
  expect(count('chatpad/en-')).toBe(10);
  expect(count('chatpad/hu-')).toBe(10);
  expect([count('bio/en-'), count('bio/hu-')]).toEqual([4, 4]);
  expect([count('datecoach/spots-'), count('datecoach/playbook-')]).toEqual([4, 4]);
  expect([count('photo/'), count('screenshots/')]).toEqual([11, 3]);
});

test('Each case is found by a phrase of its own request, and by no other request', () => {
  const phrases = cases.map((one) => ({ one, find: readAnswers(one).find as string | { print: string } }));
  for (const { one, find } of phrases) {
    if (typeof find !== 'string') continue;
    const requests = cases.filter(({ schema }) => schema === one.schema);
    const holding = requests.filter(({ request }) =>
      JSON.stringify(request).includes(JSON.stringify(find).slice(1, -1)),
    );
    expect(holding.map(({ name }) => name)).toEqual([one.name]);
  }
  const prints = phrases.flatMap(({ find }) => (typeof find === 'string' ? [] : [find.print]));
  expect(new Set(prints).size).toBe(prints.length);
  for (const print of prints) expect(print).toMatch(/^[0-9a-f]{96}$/);
});

test('Every bad line says why, and every label is of a line that the answer holds', () => {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  for (const one of cases.filter(({ schema }) => schema !== 'screenshot')) {
    const { answers, second, request } = readAnswers(one);
    const name: string = request.match?.name ?? request.body?.name ?? '';
    for (const quality of [...qualities, 'second'] as const) {
      const written = quality === 'second' ? second : answers[quality];
      const text = Array.isArray(written) ? written.join(' ').replaceAll('\\"', '"') : JSON.stringify(written);
      const held = letters((text ?? '').replaceAll('[NAME_1]', name).replaceAll('\\"', '"'));
      for (const { text: line, good, why } of one.labels[quality] ?? []) {
        expect([one.name, held.includes(letters(line))]).toEqual([one.name, true]);
        if (good !== true) expect(why).toBeTruthy();
      }
    }
  }
});

describe('A few cases of each tool, run through the real services', () => {
  const names = [
    'chatpad/en-opener-geologist',
    'chatpad/hu-reply-langos',
    'bio/hu-score-lista',
    'datecoach/spots-hu-esti',
    'photo/bar-portrait',
    'photo/chandelier',
    'screenshots/chat-en',
  ];
  let results: RecordedResult[];
  beforeAll(async () => {
    results = await runRecorded(cases.filter(({ name }) => names.includes(name)));
  });
  const find = (id: string, quality: string) => {
    const found = results.find((one) => one.id === id && one.quality === quality);
    if (!found) throw new Error(`No result for ${id} ${quality}`);
    return found;
  };

  test('each is asked at each quality, and reaches the recorded AI', () => {
    expect(results).toHaveLength(names.length * qualities.length);
    expect(results.filter(({ requests }) => requests === 0)).toEqual([]);
    expect(results.map(({ error }) => error).filter((error) => error?.startsWith('error:'))).toEqual([]);
  });

  test.each(names)('The best answer of %s is shown, and nothing that the AI did not write', (name) => {
    const { error, shown, unlabelled, shownBad } = find(name, 'best');
    expect({ error, unlabelled, shownBad }).toEqual({ error: null, unlabelled: 0, shownBad: [] });
    expect(shown).toBeGreaterThanOrEqual(3);
  });

  test('a crop is shown with the suggestion that asks for it, and with no other', () => {
    expect(find('photo/chandelier', 'best').lost).toEqual([]);
    expect(find('photo/chandelier', 'mediocre').shownBad).toEqual([]);
  });

  test('what costs a credit costs one, and what failed before the first line costs none', () => {
    const paid = results.filter(({ id }) => !/spots|screenshots/.test(id));
    for (const { error, charged } of paid) if (error === null) expect(charged).toBe(1);
    for (const { shown, charged } of paid) if (shown === 0) expect(charged).toBe(0);
    for (const { charged } of results.filter(({ id }) => /spots|screenshots/.test(id))) expect(charged).toBe(0);
  });

  test('the table has a row for each tool and quality, and the list names each lost and each bad line', () => {
    const rows = formatRecordedTable(results).split('\n');
    expect(rows).toHaveLength(2 + 5 * qualities.length + 1);
    expect(rows.at(-1)).toMatch(/^\| all \| all \| 21 \|/);
    const faults = results.reduce((count, { lost, shownBad }) => count + lost.length + shownBad.length, 0);
    expect(listRecordedFaults(results)).toHaveLength(faults);
  });
});
