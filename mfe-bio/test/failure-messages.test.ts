import { bioRules } from '@datewright/contracts/bio/rules';
import { errorCatalogue } from '@datewright/contracts/errors';
import type { ModerationNotice } from '@datewright/contracts/moderation';
import { ApiError } from '@datewright/sdk/host';
import { toPaidFailure } from '@datewright/sdk/paid';
import { rules } from '../src/copy/en/rules.ts';
import { en } from '../src/copy/en.ts';
import { getFailureMessage, getServiceMessage, isLegacyOutOfCredits } from '../src/lib/failure-messages.ts';

const { errors, success, credits, wizard } = en;
const failure = (code: keyof typeof errorCatalogue) => new ApiError({ code, ...errorCatalogue[code] });
const network = new ApiError({ code: 'network', message: 'We could not reach Datewright.' });
const said = (doing: 'generate' | 'refresh', error: unknown) =>
  getFailureMessage(toPaidFailure(error), { out: 'OUT', failed: errors[doing] });

describe('The error catalogue of the bio tools, line by line', () => {
  test.each<[string, 'generate' | 'refresh', unknown, string]>([
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
  ])('%s', (_what, doing, error, sentence) => expect(said(doing, error)).toBe(sentence));

  test("a failed analysis has the page's message, with the service's message beside it", () => {
    expect(errors.analyze).toBe('Bio analysis failed. Please try again.');
    expect(getServiceMessage(toPaidFailure(failure('ai_failed')))).toBe(errorCatalogue.ai_failed.message);
    expect(getServiceMessage(toPaidFailure(failure('internal')))).toBeNull();
  });

  test.each([
    [errors.load, 'We could not load your bio. Please retry.'],
    [errors.loadInline, 'We could not load your saved bio.'],
    [errors.save, 'Saving failed. Please try again.'],
    [errors.sync, 'We could not sync your bio. Please try again.'],
    [errors.saveEdit, 'We could not save your changes.'],
    [errors.saveImproved, 'We could not save the improved bio.'],
    [errors.saveGenerated, 'We could not save the generated bio.'],
    [errors.reset, 'Reset failed. Please retry.'],
    [errors.resetByProgress, 'Could not reset your bio. Try again.'],
    [en.bio.copyWords.failed, 'Copy failed. Try again.'],
    [errors.emptyInput, 'Please paste your current bio or open the creator to get started.'],
    [errors.nothingToScore, 'Save a bio before running the scanner.'],
    [errors.nothingToPolish, 'Your current bio is empty, so there is nothing to polish yet.'],
    [success.generated, 'Your new bio is ready!'],
    [success.saved, 'Bio saved successfully.'],
    [success.cleared, 'Bio cleared.'],
    [credits.bonusUnlocked, 'We unlocked a bonus preview so you can see what the upgrade delivers.'],
    [credits.out('daily'), "You've used every credit for today. Let's top you up so you can keep going."],
    [
      credits.outScanner('daily'),
      "You've used today's analysis credits. Add a few more tries so you can keep tracking what lands while the insights are fresh.",
    ],
    [credits.outModal('daily'), "You've used today's bio credits."],
    [credits.outModal('weekly'), "You've used this week's bio credits."],
    [credits.more, 'Add more tries'],
    [credits.later, 'Later'],
    [wizard.full, 'You can add up to 5 interests. Try removing one to swap.'],
    [wizard.fullTyped, 'That looks great, but you already have 5 interests. Remove one to add a new highlight.'],
    [wizard.spots(2), '2 spots left. 3-5 interests keep things focused.'],
    [wizard.tooFew, 'Add at least 3 interests to give the AI enough detail to work with.'],
    [wizard.lookingForMissing, "Please describe what you're looking for"],
    [en.bio.help, "Need help? Let's create together"],
    [en.bio.copyWords.copied, 'Copied!'],
  ])('“%s”', (sentence, expected) => expect(sentence).toBe(expected));

  test('a text that is held back is not a failure, and has the message of the service', () => {
    const care: ModerationNotice = {
      kind: 'hate',
      reason: 'insult',
      by: 'member',
      language: 'hu',
      mayGoOn: true,
      replies: [],
      rest: 'Kenyeret sütök.',
    };
    const error = new ApiError({ code: 'held_back', ...errorCatalogue.held_back, care });
    expect(said('generate', error)).toBeNull();
  });

  test('an answer that says so in its first line means that no credits are left', () => {
    expect(isLegacyOutOfCredits(['Insufficient credits for this.'])).toBe(true);
    expect(isLegacyOutOfCredits(['Fine', 'insufficient credits'])).toBe(false);
    expect(isLegacyOutOfCredits([])).toBe(false);
  });
});

test('Every rule of the score has a name and one sentence of what it checks and what to do', () => {
  expect(Object.keys(rules).sort()).toEqual(Object.keys(bioRules).sort());
  for (const { name, rule } of Object.values(rules)) {
    expect(name.length).toBeGreaterThan(3);
    expect(rule).toMatch(/^Looks at .+[^.?!]\.$/);
  }
});
