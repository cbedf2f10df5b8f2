import { join } from 'node:path';
import { judge } from '@datewright/service-kit/safety/judge';
import type { Said } from '@datewright/service-kit/safety/said';
import { type EvalCase, readCases } from '../src/case.ts';

const now = new Date('2026-11-21');

function saidIn(one: EvalCase): Said[] {
  if (one.tool === 'bio') return [{ by: 'member', place: 'bio', text: one.bio }];
  if (one.tool !== 'chatpad') return [];
  const { bio, interests, messages } = one.match;
  return [
    ...[bio, ...interests].map((text) => ({ by: 'match', place: 'bio', text }) as const),
    ...messages.map(({ sender, content }) => {
      return { by: sender === 'user' ? 'member' : 'match', place: 'message', text: content } as const;
    }),
    ...(one.draft ? [{ by: 'member', place: 'draft', text: one.draft } as const] : []),
  ];
}

async function rulesOn(language: 'en' | 'hu') {
  const cases = await readCases(join(__dirname, `../cases/safety-${language}.jsonl`));
  return cases.map((one) => ({
    expected: one.tool === 'masking' ? undefined : one.expect.kind,
    kind: judge({ age: one.tool === 'chatpad' ? one.match.age : null, said: saidIn(one) }, { now })?.kind ?? 'normal',
  }));
}

// Of the cases that the rules were written on. What they do on others is in shared/docs/evals.md.
describe.each(['en', 'hu'] as const)('The rules on the labelled texts in %s', (language) => {
  test.each(['minor', 'self-harm', 'threat'])('miss at most 2%% of %s', async (kind) => {
    const all = (await rulesOn(language)).filter(({ expected }) => expected === kind);
    const missed = all.filter((one) => one.kind !== kind);
    expect(all.length).toBeGreaterThanOrEqual(25);
    expect(missed.length / all.length).toBeLessThanOrEqual(0.02);
  });

  test.each(['clear-no', 'hate', 'grief', 'contacts'])('miss at most 5%% of %s', async (kind) => {
    const all = (await rulesOn(language)).filter(({ expected }) => expected === kind);
    const missed = all.filter((one) => one.kind !== kind);
    expect(missed.length / all.length).toBeLessThanOrEqual(0.05);
  });

  test('raise a false alarm on at most 2% of the harmless ones', async () => {
    const all = (await rulesOn(language)).filter(({ expected }) => expected === 'normal');
    const alarms = all.filter(({ kind }) => kind !== 'normal');
    expect(all.length).toBeGreaterThanOrEqual(100);
    expect(alarms.length / all.length).toBeLessThanOrEqual(0.02);
  });
});
