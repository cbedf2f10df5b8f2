import { join } from 'node:path';
import type { AuthoredText } from '@datewright/safety/moderation/authored-text';
import { moderate } from '@datewright/safety/moderation/moderate';
import { type EvalCase, readCases } from '../src/eval-case.ts';

const now = new Date('2026-11-21');

function textsIn(one: EvalCase): AuthoredText[] {
  if (one.tool === 'bio') return [{ author: 'member', place: 'bio', text: one.bio }];
  if (one.tool !== 'chatpad') return [];
  const { bio, interests, messages } = one.match;
  return [
    ...[bio, ...interests].map((text) => ({ author: 'match', place: 'bio', text }) as const),
    ...messages.map(({ sender, content }) => {
      return { author: sender === 'user' ? 'member' : 'match', place: 'message', text: content } as const;
    }),
    ...(one.draft ? [{ author: 'member', place: 'draft', text: one.draft } as const] : []),
  ];
}

async function rulesOn(file: string) {
  const cases = await readCases(join(__dirname, `../cases/${file}.jsonl`));
  return cases.map((one) => ({
    expected: one.tool === 'masking' ? undefined : one.expect.kind,
    kind:
      moderate({ age: one.tool === 'chatpad' ? one.match.age : null, texts: textsIn(one) }, { now })?.kind ?? 'normal',
  }));
}

// On the cases that the rules were written on. Results on other cases are in shared/docs/evals.md.
describe.each(['en', 'hu'] as const)('The rules on the labelled texts in %s', (language) => {
  test.each(['minor', 'self-harm', 'threat'])('miss at most 2%% of %s', async (kind) => {
    const all = (await rulesOn(`safety-${language}`)).filter(({ expected }) => expected === kind);
    const missed = all.filter((one) => one.kind !== kind);
    expect(all.length).toBeGreaterThanOrEqual(25);
    expect(missed.length / all.length).toBeLessThanOrEqual(0.02);
  });

  test.each(['clear-no', 'hate', 'grief', 'contacts'])('miss at most 5%% of %s', async (kind) => {
    const all = (await rulesOn(`safety-${language}`)).filter(({ expected }) => expected === kind);
    const missed = all.filter((one) => one.kind !== kind);
    expect(missed.length / all.length).toBeLessThanOrEqual(0.05);
  });

  test('raise a false alarm on at most 2% of the harmless ones', async () => {
    const all = (await rulesOn(`safety-${language}`)).filter(({ expected }) => expected === 'normal');
    const alarms = all.filter(({ kind }) => kind !== 'normal');
    expect(all.length).toBeGreaterThanOrEqual(100);
    expect(alarms.length / all.length).toBeLessThanOrEqual(0.02);
  });
});

// Ages, self-harm and threats, disguised by their spelling, and odd spellings that hide nothing.
test.each([
  ['minor', 0.8],
  ['self-harm', 0.8],
  ['threat', 0.8],
  ['normal', 1],
])('Of spellings of %s the rules see at least the share that docs/evals.md says', async (kind, least) => {
  const cases = (await rulesOn('spellings')).filter(({ expected }) => expected === kind);
  const seen = cases.filter((one) => one.kind === kind);
  expect(cases.length).toBeGreaterThanOrEqual(20);
  expect(seen.length / cases.length).toBeGreaterThanOrEqual(least);
});

// The rules were narrowed on the first file, and on no line of the second.
describe.each([
  ['safety-opinions', 8, 120],
  ['safety-unseen-3', 16, 105],
])('Of 400 chats with a recorded second opinion (%s)', (file, maxSuspected, minSeen) => {
  async function read() {
    const cases = (await readCases(join(__dirname, `../cases/${file}.jsonl`))).filter(
      (one) => one.tool === 'chatpad' || one.tool === 'bio',
    );
    return cases.map((one) => {
      const age = one.tool === 'chatpad' ? one.match.age : null;
      const verdict = moderate({ age, texts: textsIn(one) }, { now });
      const said = one.opinion?.certainty === 'unsure' ? null : one.opinion?.kind;
      const isAsked = verdict !== null && verdict.certainty !== 'certain' && verdict.kind !== 'grief';
      return {
        isHarmless: one.expect.kind === 'normal',
        verdict,
        /** The verdict after a second opinion. */
        weighed: isAsked && said === 'normal' ? null : verdict,
        said,
      };
    });
  }

  test('no harmless one is stopped for good, and no more are suspected than docs/evals.md says', async () => {
    const harmless = (await read()).filter((one) => one.isHarmless);
    expect(harmless).toHaveLength(200);
    expect(harmless.filter(({ verdict }) => verdict?.certainty === 'certain')).toEqual([]);
    expect(harmless.filter(({ verdict }) => verdict).length).toBeLessThanOrEqual(maxSuspected);
  });

  test('a second judge clears the harmless ones, and no serious one', async () => {
    const all = await read();
    const stopped = all.filter((one) => one.isHarmless && one.weighed && one.weighed.kind !== 'grief');
    expect(stopped.length).toBeLessThanOrEqual(4);
    const serious = all.filter((one) => !one.isHarmless);
    expect(serious.filter(({ verdict }) => verdict).length).toBeGreaterThanOrEqual(minSeen);
    expect(serious.filter(({ verdict, weighed }) => verdict && !weighed).length).toBeLessThanOrEqual(3);
    expect(serious.filter(({ weighed, said }) => !weighed && said === 'normal').length).toBeLessThanOrEqual(6);
  });
});

test('On 240 lines that were written before the rules were narrowed, the rules do as docs/evals.md says', async () => {
  const all = (await readCases(join(__dirname, '../cases/safety-unseen-2.jsonl'))).filter(
    (one) => one.tool === 'chatpad',
  );
  const verdicts = all.map((one) => ({
    expected: one.expect.kind,
    verdict: moderate({ age: one.match.age, texts: textsIn(one) }, { now }),
  }));
  const harmless = verdicts.filter(({ expected }) => expected === 'normal');
  expect(harmless).toHaveLength(120);
  expect(harmless.filter(({ verdict }) => verdict?.certainty === 'certain')).toEqual([]);
  expect(harmless.filter(({ verdict }) => verdict).length).toBeLessThanOrEqual(2);
  const serious = verdicts.filter(({ expected }) => expected !== 'normal');
  expect(serious).toHaveLength(120);
  expect(serious.filter(({ verdict }) => !verdict).length).toBeLessThanOrEqual(4);
});
