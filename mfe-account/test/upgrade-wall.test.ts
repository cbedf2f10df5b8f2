import { wall } from '../src/features/upgrade-wall/copy/en.ts';
import { toDepletionMessage } from '../src/features/upgrade-wall/depletion-message.ts';
import { readUpgradeReason } from '../src/features/upgrade-wall/upgrade-reason.ts';

const said = (state: unknown) => toDepletionMessage(readUpgradeReason(state), wall);

test.each([
  [{ feature: 'chatPad', reason: 'credits', current: 5, max: 5 }, 'ChatPad: 0 of 5 credits left.'],
  [{ feature: 'chatPad', reason: 'credits' }, 'ChatPad: you have no credits left for now.'],
  [{ feature: 'dateCoach', reason: 'limit' }, 'Date Coach is not in your plan.'],
  [{ feature: 'photoAnalyzer', reason: 'limit', current: 1000, max: 1000 }, 'Photo Analyzer: 0 of 1,000 credits left.'],
  [{ feature: 'bioScanner' }, 'Bio Scanner is not in your plan.'],
  [{ feature: 'generic', reason: 'limit' }, wall.generic],
])('When the reason is %j, then the wall shows: %s', (state, sentence) => {
  expect(said(state)).toBe(sentence);
});

test.each([
  undefined,
  null,
  'chatPad',
  {},
  { feature: 'toString' },
  { feature: 7, reason: 'why', current: 'all', max: 0 },
  { feature: 'generic', current: -1, max: 5 },
])('When the reason is %j, then the wall shows its general text', (state) => {
  expect(readUpgradeReason(state)).toMatchObject({ tool: null, used: null });
  expect(said(state)).toBe(wall.generic);
});
