import { bioRules } from '@datewright/contracts/bio/rules';
import { errorCatalogue } from '@datewright/contracts/errors';
import type { Care } from '@datewright/contracts/safety';
import { ApiError } from '@datewright/sdk/host';
import { rules } from '../src/copy/en/rules.ts';
import { en } from '../src/copy/en.ts';
import { isSettled, pendingFor, shouldResume } from '../src/frame/pending.ts';
import { type Doing, problemOf, saysOutOfCredits } from '../src/frame/problem-words.ts';

const { trouble, success, credits, wizard } = en;
const failure = (code: keyof typeof errorCatalogue) => new ApiError({ code, ...errorCatalogue[code] });
const network = new ApiError({ code: 'network', message: 'We could not reach Datewright.' });
const said = (doing: Doing, error: unknown) => {
  const problem = problemOf(doing, error, trouble);
  return problem.kind === 'said' ? problem.message : problem.kind.toUpperCase();
};

describe('The error catalogue of the bio tools, line by line', () => {
  test.each<[string, Doing, unknown, string]>([
    ['a generation that broke', 'generate', network, 'Failed to generate bio. Please try again.'],
    ['a generation that was thrown', 'generate', new Error('x'), 'Failed to generate bio. Please try again.'],
    ['a generation on a broken service', 'generate', failure('internal'), 'Failed to generate bio. Please try again.'],
    ['a generation with a sentence of its own', 'generate', failure('ai_refused'), errorCatalogue.ai_refused.message],
    ['a generation that took too long', 'generate', failure('ai_timeout'), errorCatalogue.ai_timeout.message],
    ['a charge not known yet', 'generate', failure('charge_unknown'), errorCatalogue.charge_unknown.message],
    ['a generation without credits', 'generate', failure('out_of_credits'), 'OUT'],
    ['a rewrite that broke', 'refresh', network, "We couldn't freshen up your bio. Please try again."],
    ['a rewrite with a sentence of its own', 'refresh', failure('ai_failed'), errorCatalogue.ai_failed.message],
    ['a rewrite without credits', 'refresh', failure('out_of_credits'), 'OUT'],
    ['an analysis with 402', 'analyze', failure('out_of_credits'), 'OUT'],
    ['an analysis with 429', 'analyze', new ApiError({ code: 'limit', message: '', status: 429 }), 'OUT'],
    [
      'an analysis that came too fast',
      'analyze',
      failure('too_many_attempts'),
      'Bio analysis failed. Please try again.',
    ],
    ['an analysis that broke', 'analyze', failure('ai_failed'), 'Bio analysis failed. Please try again.'],
    ['loading', 'load', network, 'We could not load your bio. Please retry.'],
    ['saving what was typed', 'save', network, 'Saving failed. Please try again.'],
    ['saving what was on this device', 'sync', network, 'We could not sync your bio. Please try again.'],
    ['saving an edit', 'saveEdit', network, 'We could not save your changes.'],
    ['saving a rewrite', 'saveImproved', network, 'We could not save the improved bio.'],
    ['saving a new bio', 'saveGenerated', network, 'We could not save the generated bio.'],
    ['starting fresh', 'reset', network, 'Reset failed. Please retry.'],
    ['starting fresh by the strip', 'resetByProgress', network, 'Could not reset your bio. Try again.'],
  ])('%s', (_what, doing, error, sentence) => expect(said(doing, error)).toBe(sentence));

  test.each([
    [trouble.loadInline, 'We could not load your saved bio.'],
    [en.bio.copyWords.failed, 'Copy failed. Try again.'],
    [trouble.emptyInput, 'Please paste your current bio or open the creator to get started.'],
    [trouble.nothingToScore, 'Save a bio before running the scanner.'],
    [trouble.nothingToPolish, 'Your current bio is empty, so there is nothing to polish yet.'],
    [success.generated, 'Your new bio is ready!'],
    [success.saved, 'Bio saved successfully.'],
    [success.cleared, 'Bio cleared.'],
    [credits.bonusUnlocked, 'We unlocked a bonus preview so you can see what the upgrade delivers.'],
    [credits.out, "You've used every credit for today. Let's top you up so you can keep going."],
    [
      credits.outScanner,
      "You've used today's analysis credits. Add a few more tries so you can keep tracking what lands while the insights are fresh.",
    ],
    [credits.outModal, "You've used today's bio credits."],
    [credits.more, 'Add more tries'],
    [credits.later, 'Later'],
    [wizard.full, 'You can add up to 5 interests. Try removing one to swap.'],
    [wizard.fullTyped, 'That looks great, but you already have 5 interests. Remove one to add a new highlight.'],
    [wizard.spots(2), '2 spots left. 3-5 interests keep things focused.'],
    [wizard.tooFew, 'Add at least 3 interests to give the AI enough detail to work with.'],
    [wizard.lookingForMissing, "Please describe what you're looking for"],
    [en.bio.help, "Need help? Let's create together"],
    [en.bio.copyWords.copied, 'Copied!'],
    [en.page.credits(1), '1 credit'],
  ])('“%s”', (sentence, expected) => expect(sentence).toBe(expected));

  test('a text that is held back is no failure, with the words of the service', () => {
    const care: Care = {
      kind: 'hate',
      reason: 'insult',
      by: 'member',
      language: 'hu',
      mayGoOn: true,
      replies: [],
      rest: 'Kenyeret sütök.',
    };
    const error = new ApiError({ code: 'held_back', ...errorCatalogue.held_back, care });
    expect(problemOf('analyze', error, trouble)).toEqual({ kind: 'held', care });
    expect(said('save', error)).toBe('Saving failed. Please try again.');
    expect(isSettled(error)).toBe(true);
  });

  test('an answer that says so in its first line means: no credits', () => {
    expect(saysOutOfCredits(['Insufficient credits for this.'])).toBe(true);
    expect(saysOutOfCredits(['Fine', 'insufficient credits'])).toBe(false);
    expect(saysOutOfCredits([])).toBe(false);
  });
});

test('Every rule of the score has a name and one sentence of what it looks at and what to do', () => {
  expect(Object.keys(rules).sort()).toEqual(Object.keys(bioRules).sort());
  for (const { name, rule } of Object.values(rules)) {
    expect(name.length).toBeGreaterThan(3);
    expect(rule).toMatch(/^Looks at .+[^.?!]\.$/);
  }
});

describe('When a request has no answer yet', () => {
  const now = 1_000_000;
  const body = { bio: 'I bake.' };

  test('then the same one again has the same id, and another one a new one', () => {
    const first = pendingFor(null, body, now);
    expect(pendingFor(first, { bio: 'I bake.' }, now).operationId).toBe(first.operationId);
    expect(pendingFor(first, { bio: 'I fry.' }, now).operationId).not.toBe(first.operationId);
  });

  test('then a reload takes it up while it runs, for ten minutes', () => {
    const running = pendingFor(null, body, now);
    expect(shouldResume(running, now + 60_000)).toBe(true);
    expect(shouldResume(running, now + 700_000)).toBe(false);
    expect(shouldResume({ ...running, running: false }, now)).toBe(false);
    expect(shouldResume(null, now)).toBe(false);
  });

  test('then only what the service has decided ends it', () => {
    expect(isSettled(failure('ai_refused'))).toBe(true);
    expect(isSettled(failure('out_of_credits'))).toBe(true);
    expect(isSettled(failure('operation_running'))).toBe(false);
    expect(isSettled(failure('ai_failed'))).toBe(false);
    expect(isSettled(network)).toBe(false);
  });
});
