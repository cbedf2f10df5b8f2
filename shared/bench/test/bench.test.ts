import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, partNames } from '../src/figure.ts';
import { measureParts } from '../src/measure-parts.ts';
import { runBench } from '../src/run-bench.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'datewright-results-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const saved = async () => JSON.parse(await readFile(join(folder, 'latest.json'), 'utf8'));

test('When everything is measured briefly, then each part has plausible figures, and they are saved', async () => {
  const { figures, broken } = await runBench({ brief: true, folder, log: () => {} });
  expect(broken).toEqual([]);
  expect([...new Set(figures.map(({ part }) => part))].sort()).toEqual([...partNames].sort());
  // These may be zero.
  const mayBeNone = /layout shift|blocking time|refused|failed|processor time/i;
  const odd = figures.filter(
    ({ name, value }) => !Number.isFinite(value) || value < 0 || (value === 0 && !mayBeNone.test(name)),
  );
  expect(odd).toEqual([]);
  const kept = await saved();
  expect(kept.figures.map(({ name }: Figure) => name)).toEqual(figures.map(({ name }) => name));
  expect(kept.machine.cores).toBeGreaterThan(0);
}, 1_200_000);

test('When a part breaks, then the operator reads why, and keeps what was measured before and after it', async () => {
  const lines: string[] = [];
  const kept: string[] = [];
  const figure = (name: string): Figure => ({ part: 'bio', name, value: 7, unit: 'ms', samples: 1 });
  const brings = (name: string) => ({ part: 'bio' as const, what: name, measure: async () => [figure(name)] });
  const breaks = async (): Promise<Figure[]> => {
    throw new Error('The account service does not run.');
  };
  const { figures, broken } = await measureParts(
    [brings('First'), { part: 'credits', what: 'Spending', measure: breaks }, brings('Last')],
    (line) => lines.push(line),
    async (sofar) => void kept.push([...sofar.figures, ...sofar.broken].map(({ part }) => part).join(' ')),
  );
  expect(figures.map(({ name }) => name)).toEqual(['First', 'Last']);
  expect(broken).toEqual([{ part: 'credits', what: 'Spending', why: 'The account service does not run.' }]);
  expect(kept).toEqual(['bio', 'bio credits', 'bio bio credits']);
  expect(lines).toContain('Spending broke: The account service does not run.');
  expect(lines.filter((line) => /First +7\.0 ms/.test(line))).toHaveLength(1);
});
