import type { BioReport } from '@datewright/contracts/bio/analysis';
import { bioAnalyzer } from '@datewright/contracts/bio/bio-analyzer';
import { bioGenerator } from '@datewright/contracts/bio/bio-generator';
import { measureBio } from '@datewright/contracts/bio/measure-bio';
import { readBonus } from '@datewright/contracts/bio/read-bonus';
import { readUserBio } from '@datewright/contracts/bio/read-user-bio';
import { readVoice } from '@datewright/contracts/bio/read-voice';
import { writeUserBio } from '@datewright/contracts/bio/write-user-bio';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal, networkError } from '@datewright/sdk/testing/mock-api';
import { planWithCredits } from '@datewright/sdk/testing/plan-with-credits';
import { sampleSafetyNotice } from '@datewright/testkit/page/sample-safety-notice';
import { act, waitFor } from '@testing-library/react';
import type { AnalysisResponse } from '../src/features/report/hooks/use-analysis.ts';
import { useWorkspace } from '../src/features/workspace/hooks/use-workspace.ts';
import type { GeneratedBio } from '../src/hooks/use-generation.ts';

const score = { score: 61, language: 'en' as const, parts: [] };
const generated: GeneratedBio = {
  bio: 'I bake rye bread.',
  explanation: ['It is concrete.'],
  writtenBy: 'demo AI',
  bonus: false,
  available: 1,
  toCheck: [],
  score,
  before: null,
};
const analysis: AnalysisResponse = {
  analysis: { ...score, feedback: ['Good.'], improvedScore: null, toCheck: [], writtenBy: 'demo AI' },
  available: 1,
};

/** The page of a member with a bio that the service has. */
async function openBio(bio = '', left = 2, report: BioReport | null = null) {
  const page = await createMemoryHost({ plan: () => planWithCredits('bio_write', left) });
  const kept = { bio, version: bio === '' ? 0 : 1, updatedAt: null, report };
  page.answer(readUserBio, () => ({ ...kept }));
  page.answer(readVoice, () => ({ sample: '' }));
  page.answer(readBonus, () => ({ available: false }));
  page.answer(measureBio, () => score);
  page.answer(writeUserBio, ({ body }) => Object.assign(kept, { bio: body.bio, version: kept.version + 1 }));
  const { result } = page.hook(() => useWorkspace(page.member.id));
  const work = () => result.current;
  await waitFor(() => expect(work().saved.loading).toBe(false));
  await waitFor(() => expect(work().saved.page.savedBio).toBe(bio));
  return {
    page,
    work,
    kept,
    left: () => page.host.plan.get().credits.bio_write.available,
    do: (what: (workspace: ReturnType<typeof work>) => unknown) => act(async () => void (await what(work()))),
    async fillWizard() {
      await act(async () =>
        work().bioWizard.wizard.change({ step: 3, interests: ['tea', 'maps', 'jazz'], lookingFor: 'Someone kind' }),
      );
    },
  };
}

describe('When a bio has been generated', () => {
  test('then it is saved and shown as written by AI, the wizard starts over, and its gender is known', async () => {
    const desk = await openBio();
    desk.page.answer(bioGenerator, () => generated);
    await desk.fillWizard();
    await desk.do(({ bioWizard }) => bioWizard.wizard.change({ gender: 'woman' }));
    await desk.do(({ bioWizard }) => bioWizard.wizard.generation.generate());
    await waitFor(() => expect(desk.kept.bio).toBe(generated.bio));
    expect(desk.work().saved.page).toMatchObject({
      savedBio: generated.bio,
      dialog: null,
      selectedGender: 'woman',
      genderKnown: true,
      written: { bio: generated.bio, writtenBy: 'demo AI' },
    });
    expect(desk.work().bioWizard.wizard.state).toMatchObject({ step: 1, interests: [] });
    expect([desk.left(), desk.page.said]).toEqual([1, ['success: Your new bio is ready!']]);
  });

  test('then a bio that can’t be saved goes into the field, before what was typed there', async () => {
    const desk = await openBio();
    desk.page.answer(bioGenerator, () => generated);
    desk.page.answer(writeUserBio, () => Promise.reject(networkError()));
    await desk.fillWizard();
    await desk.do(({ saved }) => saved.change({ bioInput: 'typed before' }));
    await desk.do(({ bioWizard }) => bioWizard.wizard.generation.generate());
    await waitFor(() => expect(desk.work().saved.page.bioInput).toBe(`${generated.bio}\n\ntyped before`));
    expect(desk.work().saved.page.savedBio).toBe('');
    expect(desk.page.said.at(-1)).toBe('error: We could not save the generated bio.');
  });

  test('then an empty answer is a failure that can be retried', async () => {
    const desk = await openBio();
    desk.page.answer(bioGenerator, () => ({ ...generated, bio: ' ' }));
    await desk.fillWizard();
    await desk.do(({ bioWizard }) => bioWizard.wizard.generation.generate());
    expect(desk.work().bioWizard.wizard).toMatchObject({
      generation: { running: false, problem: 'Failed to generate bio. Please try again.' },
      state: { step: 3 },
    });
    expect(desk.page.asked(writeUserBio)).toEqual([]);
  });

  test('then a safety notice is shown for that step alone', async () => {
    const desk = await openBio();
    desk.page.answer(bioGenerator, () => Promise.reject(apiRefusal('held_back', sampleSafetyNotice)));
    await desk.fillWizard();
    await desk.do(({ bioWizard }) => bioWizard.wizard.generation.generate());
    expect(desk.work().bioWizard.wizard.generation).toMatchObject({ safetyNotice: { kind: 'hate' }, problem: null });
    await desk.do(({ bioWizard }) => bioWizard.wizard.back());
    expect(desk.work().bioWizard.wizard.generation.safetyNotice).toBeNull();
  });
});

describe('When a bio is scored', () => {
  test('then its report is shown, and scoring again shows the same one for free', async () => {
    const desk = await openBio('I bake.');
    desk.page.answer(bioAnalyzer, () => analysis);
    await desk.do(({ report }) => report.score());
    expect(desk.work().report).toMatchObject({ isShown: true, current: { analysis: { score: 61 } } });
    await desk.do(({ saved }) => saved.change({ reportHidden: true }));
    await desk.do(({ report }) => report.score());
    expect([desk.work().report.isShown, desk.page.asked(bioAnalyzer).length]).toEqual([true, 1]);
  });

  test('then a report of a text that has changed meanwhile is not shown for the new text', async () => {
    const desk = await openBio('I bake.');
    const slow = Promise.withResolvers<AnalysisResponse>();
    desk.page.answer(bioAnalyzer, () => slow.promise);
    await desk.do(({ report }) => report.score());
    expect(desk.work().report.analysis.running).toBe(true);
    await desk.do(({ saved }) => saved.save({ bio: 'I swim.', action: 'saveEdit' }));
    await act(async () => slow.resolve(analysis));
    expect(desk.work().report).toMatchObject({ isShown: false, outdated: { bio: 'I bake.' } });
    expect(desk.page.said.at(-1)).toMatch(/^info: /);
  });

  test('then the report is on another device for free, but not for a changed text', async () => {
    const report = { bio: 'I bake.', analysis: analysis.analysis, at: '2026-11-22T10:00:00Z' };
    const phone = await openBio('I bake.', 0, report);
    await waitFor(() => expect(phone.work().report).toMatchObject({ isShown: true, outdated: null }));
    await phone.do(({ saved }) => saved.save({ bio: 'I swim.', action: 'saveEdit' }));
    expect(phone.work().report).toMatchObject({ current: null, isShown: false, outdated: { bio: 'I bake.' } });
    await phone.do(({ versionsDialog }) => versionsDialog.restore('I bake.'));
    expect(phone.work().report).toMatchObject({ isShown: true, outdated: null });
    expect(phone.page.asked(bioAnalyzer)).toEqual([]);
  });

  test('then without a bio or without a credit nothing is requested', async () => {
    const empty = await openBio();
    await empty.do(({ report }) => report.score());
    expect(empty.page.said).toEqual(['info: Save a bio before running the scanner.']);
    const broke = await openBio('I bake.', 0);
    await broke.do(({ report }) => report.score());
    expect(broke.work().report.analysis).toMatchObject({ isOut: true, running: false });
    expect(broke.page.asked(bioAnalyzer)).toEqual([]);
  });

  test.each([
    ['402', apiRefusal('out_of_credits')],
    ['429', apiRefusal('too_many_attempts')],
  ])('then a refusal with credits left is reported as such: %s', async (_status, error) => {
    const desk = await openBio('I bake.', 2);
    desk.page.answer(bioAnalyzer, () => Promise.reject(error));
    await desk.do(({ report }) => report.score());
    await waitFor(() =>
      expect(desk.work().report.analysis).toMatchObject({
        isOut: false,
        problem: { message: 'Bio analysis failed. Please try again.' },
      }),
    );
    desk.page.answer(bioGenerator, () => Promise.reject(error));
    await desk.do(({ improveDialog }) => improveDialog.improvement.refresh());
    await waitFor(() =>
      expect([desk.left(), desk.work().improveDialog.improvement.problem]).toEqual([2, expect.any(String)]),
    );
    expect(desk.work().improveDialog.improvement.problem).not.toContain("You've used");
  });

  test('then the safety notice is shown only for that text, which may be scored anyway', async () => {
    const desk = await openBio('I bake.');
    desk.page.answer(bioAnalyzer, () => Promise.reject(apiRefusal('held_back', sampleSafetyNotice)));
    await desk.do(({ report }) => report.score());
    expect(desk.work().report.analysis.getSafetyNotice('I bake.')).toMatchObject({ kind: 'hate' });
    expect(desk.work().report.analysis.getSafetyNotice('I swim.')).toBeNull();
    desk.page.answer(bioAnalyzer, () => analysis);
    await desk.do(({ report }) => report.scoreAnyway('hate'));
    expect(desk.page.asked(bioAnalyzer).at(-1)?.body.goOn).toBe('hate');
    expect(desk.work().report.isShown).toBe(true);
  });
});

test('When a suggestion is put into the editor, then the text that was typed there is kept', async () => {
  const desk = await openBio('I bake.');
  await desk.do(({ saved }) => saved.change({ editing: { text: 'half typed', base: 1 } }));
  await desk.do(({ report }) => report.applySuggestion('better'));
  expect(desk.work().saved.page).toMatchObject({ editing: { text: 'better', base: 1 }, bioInput: 'half typed' });
});

test('A rewrite with something to fill in opens in the editor, and is not saved', async () => {
  const desk = await openBio('I love to travel.');
  const bio = 'I love […].';
  await desk.do(({ improveDialog }) => improveDialog.save({ bio, base: 1, written: null }));
  expect(desk.work().saved.page).toMatchObject({ dialog: null, savedBio: 'I love to travel.', editing: { text: bio } });
});

test('When a member starts fresh, then the bio, its report and typed text are cleared', async () => {
  const desk = await openBio('I bake.');
  desk.page.answer(bioAnalyzer, () => analysis);
  await desk.do(({ report }) => report.score());
  await desk.do(({ saved }) => saved.change({ bioInput: 'typed' }));
  await desk.do(({ reset }) => reset.open('fresh'));
  await desk.do(({ reset }) => reset.confirm());
  expect(desk.kept.bio).toBe('');
  expect(desk.work()).toMatchObject({ report: { current: null, outdated: null }, reset: { isOpen: false } });
  expect(desk.work().saved.page.savedBio).toBe('');
  expect(desk.work().saved.page.analyzed).toBeNull();
  expect(desk.work().saved.page.bioInput).toBe('');
  expect(desk.page.said).toContain('success: Bio cleared.');
});
