import { remainingTone } from '@datewright/ui/remaining-tone';
import { en } from '../src/copy/en.ts';
import { daysRemaining, firstWord } from '../src/features/dashboard/days-remaining.ts';
import { describeLedgerEntry } from '../src/features/dashboard/describe-ledger-entry.ts';
import { findLargerPlan } from '../src/features/dashboard/find-larger-plan.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  [5, 5, 'neutral'],
  [2, 5, 'neutral'],
  [1, 5, 'careful'],
  [1, 1, 'neutral'],
  [200, 1000, 'careful'],
  [0, 5, 'bad'],
  [-2, 5, 'bad'],
])('%i of %i left is shown as %s', (left, total, tone) => {
  expect(remainingTone(left, total)).toBe(tone);
});

test.each([
  ['2026-11-22T12:00:00Z', 1],
  ['2026-11-22T12:00:01Z', 2],
  ['2026-11-21T12:00:00Z', 0],
  ['2026-11-01T00:00:00Z', 0],
  ['soon', 0],
  [null, 0],
])('until %s there are %i days', (until, days) => {
  expect(daysRemaining(until, now)).toBe(days);
});

test('greets a member by the first word of their name', () => {
  expect(firstWord('Árvíztűrő Tükörfúrógép', 'friend')).toBe('Árvíztűrő');
  expect([firstWord('  ', 'friend'), firstWord(null, 'friend')]).toEqual(['friend', 'friend']);
});

test.each([
  ['free', 'chatpad', 'starter'],
  ['free', 'bio_write', 'starter'],
  ['free', 'photoanalyzer', 'starter'],
  ['free', 'datecoach', 'pro'],
  ['weekly', 'chatpad', 'pro'],
  ['weekly', 'datecoach', 'pro'],
  ['monthly', 'chatpad', undefined],
  ['monthly', 'datecoach', undefined],
] as const)('on %s, the next plan with more of %s is %s', (tier, tool, slug) => {
  expect(findLargerPlan(tier, tool)?.slug).toBe(slug);
});

test.each([
  ['charged', 'chatpad', 'opener', 'Used: openers'],
  ['charged', 'chatpad', 'ask-out', 'Used: ask-outs'],
  ['charged', 'bio_write', 'bio-improve', 'Used: a bio improved'],
  ['charged', 'chatpad', 'bio-score', 'Used'],
  ['charged', 'bio_write', 'a-word-of-tomorrow', 'Used'],
  ['charged', 'chatpad', 'constructor', 'Used'],
  ['charged', 'chatpad', undefined, 'Used'],
  ['released', 'chatpad', undefined, 'Not charged'],
] as const)('a line with %s of %s for %s shows: %s', (kind, tool, purpose, words) => {
  expect(describeLedgerEntry({ kind, tool, purpose }, en.dashboard.history)).toBe(words);
});
