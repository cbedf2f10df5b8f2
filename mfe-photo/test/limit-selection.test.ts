import { limitSelection } from '../src/features/upload/lib/limit-selection.ts';
import { formatScore, getScoreTone } from '../src/lib/score-tone.ts';

describe('Of the photos that a member chooses', () => {
  test.each([
    ['all that credits and room allow', { chosen: 4, allowance: 15, valid: 0 }, { taken: 4, stoppedBy: null }],
    [
      'all, with fewer credits than photos',
      { chosen: 10, allowance: 3, valid: 0 },
      { taken: 10, stoppedBy: 'credits' },
    ],
    ['as many as there is room for', { chosen: 4, allowance: 15, valid: 8 }, { taken: 2, stoppedBy: 'room' }],
    ['both on the free plan', { chosen: 2, allowance: 1, valid: 0 }, { taken: 2, stoppedBy: 'credits' }],
    [
      'as many as there is room for, with fewer credits',
      { chosen: 12, allowance: 3, valid: 0 },
      { taken: 10, stoppedBy: 'credits' },
    ],
    ['none without credits', { chosen: 1, allowance: 0, valid: 0 }, { taken: 0, stoppedBy: 'credits' }],
    ['none without room', { chosen: 1, allowance: 15, valid: 10 }, { taken: 0, stoppedBy: 'room' }],
  ] as const)('%s are added', (_, counts, taken) => {
    expect(limitSelection(counts)).toEqual(taken);
  });
});

test.each([
  [10, '10.0', 'good'],
  [8, '8.0', 'good'],
  [7.96, '8.0', 'good'],
  [7.94, '7.9', 'careful'],
  [6, '6.0', 'careful'],
  [5.94, '5.9', 'bad'],
  [0, '0.0', 'bad'],
])('A score of %s reads %s and is %s', (score, text, tone) => {
  expect([formatScore(score), getScoreTone(score)]).toEqual([text, tone]);
});
