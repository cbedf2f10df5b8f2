import { join } from 'node:path';
import { type MaskingCase, readCases } from '../src/eval-case.ts';
import { runMaskingCase } from '../src/run-masking-case.ts';

const isMasking = (one: { tool: string }): one is MaskingCase => one.tool === 'masking';

/** The share of secrets in a file's cases that is masked, and the share of harmless lines that is unchanged. */
async function measured(file: string) {
  const cases = (await readCases(join(__dirname, '../cases', file))).filter(isMasking);
  const shares = new Map<string, number>();
  for (const about of ['name', 'contact', 'identity', 'harmless'] as const) {
    const own = cases.filter((one) => one.about === about);
    const outcomes: boolean[] = [];
    for (const one of own) {
      const { sent } = await runMaskingCase(one);
      outcomes.push(...one.expect.gone.map((secret) => !sent.includes(secret)));
      outcomes.push(...one.expect.kept.map((words) => sent.includes(words)));
    }
    shares.set(about, outcomes.filter(Boolean).length / outcomes.length);
  }
  return { lines: cases.length, share: (about: string) => shares.get(about) ?? 0 };
}

test('Of 700 lines that the mask was made on, it hides what the pages say it hides', async () => {
  const { lines, share } = await measured('masking.jsonl');
  expect(lines).toBeGreaterThanOrEqual(600);
  expect(share('contact')).toBeGreaterThanOrEqual(0.98);
  expect(share('identity')).toBeGreaterThanOrEqual(0.98);
  expect(share('name')).toBeGreaterThanOrEqual(0.95);
  expect(share('harmless')).toBeGreaterThanOrEqual(0.95);
});

// The fifth and sixth sets are hard on harmless lines: dishes, bands, pets and games with people's names. The sixth
// counts whole lines.
test.each([
  ['masking-held-out.jsonl', 0.95, 0.95],
  ['masking-held-out-2.jsonl', 0.95, 0.95],
  ['masking-held-out-3.jsonl', 0.95, 0.95],
  ['masking-held-out-4.jsonl', 0.95, 0.95],
  ['masking-held-out-5.jsonl', 0.95, 0.9],
  ['masking-held-out-6.jsonl', 0.94, 0.8],
  ['masking-unseen-7.jsonl', 0.97, 0.98],
  ['masking-unseen-8.jsonl', 0.95, 0.97],
  ['masking-unseen-10.jsonl', 0.99, 0.98],
  ['masking-unseen-11.jsonl', 0.99, 0.98],
])(
  'Of lines with other names and other sentences (%s) it hides as much as docs/evals.md says',
  async (file, names, harmless) => {
    const { lines, share } = await measured(file);
    expect(lines).toBeGreaterThanOrEqual(110);
    expect(share('contact')).toBeGreaterThanOrEqual(0.95);
    expect(share('name')).toBeGreaterThanOrEqual(names);
    expect(share('harmless')).toBeGreaterThanOrEqual(harmless);
  },
);

test('Of rare names and of contacts that are told in passing, it hides what docs/evals.md says', async () => {
  const { share } = await measured('masking-unseen-9.jsonl');
  expect(share('contact')).toBeGreaterThanOrEqual(0.92);
  expect(share('name')).toBeGreaterThanOrEqual(0.8);
});

test('Of accounts, papers and dates on lines that it was not made on, it hides what docs/evals.md says', async () => {
  const { share } = await measured('masking-held-out.jsonl');
  expect(share('identity')).toBeGreaterThanOrEqual(0.95);
});
