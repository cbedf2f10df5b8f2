import type { VersionHealth } from '@datewright/contracts/registry/get-canary-health';
import { Html, html } from '@datewright/service-kit/http/html';
import { describeComparison, formatShare, listConsequences } from '../src/console/describe.ts';
import { findWorseFault } from '../src/rules/compare-canary.ts';
import { nothingLive, promote, rollBack, startCanary, withdraw } from '../src/rules/decide-release.ts';

const health = (views: number, failed: number, more: Partial<VersionHealth> = {}): VersionHealth => ({
  version: '1.1.0',
  views,
  failed,
  hung: 0,
  callFailed: 0,
  slow: 0,
  ...more,
});

test.each([
  ['no view yet', health(0, 0), health(50, 0), 'No page has reported a view of the canary yet.'],
  ['no failure', health(9, 0), health(50, 0), 'No view of the canary has failed. It stays.'],
  ['two failures', health(9, 2), health(50, 0), 'Fewer than 3 views have failed: too few to decide. It stays.'],
  [
    'as many as the stable version',
    health(50, 5),
    health(50, 5),
    /^It stays: .* with a probability of 63%\. .* below 0\.1%\.$/,
  ],
  ['most views', health(10, 9), health(50, 0), 'The canary fails more often. The registry ends it within seconds.'],
  [
    'views that hung',
    health(10, 2, { hung: 7 }),
    health(50, 0),
    'The canary fails more often. The registry ends it within seconds.',
  ],
  [
    'failed calls',
    health(20, 0, { callFailed: 12 }),
    health(200, 0),
    'The canary has failed calls more often. The registry ends it within seconds.',
  ],
  [
    'slow pages',
    health(20, 0, { slow: 12 }),
    health(200, 0, { slow: 4 }),
    'The canary is slow more often. The registry ends it within seconds.',
  ],
  [
    'failed calls, as the stable version has them',
    health(20, 0, { callFailed: 12 }),
    health(200, 0, { callFailed: 120 }),
    'No view of the canary has failed. It stays.',
  ],
  [
    'slow pages, and no stable version',
    health(20, 0, { slow: 20 }),
    null,
    'No view of the canary has failed. It stays.',
  ],
  [
    'most views, and no stable version',
    health(10, 9),
    null,
    'The canary fails more often. The registry ends it within seconds.',
  ],
])('Of a canary with %s the console says what the registry does', (_, canary, stable, sentence) => {
  expect(describeComparison(canary, stable)).toMatch(sentence);
  expect(/ends it/.test(describeComparison(canary, stable))).toBe(findWorseFault(canary, stable) !== null);
});

const canary = { version: '1.2.0', percent: 15, visitors: [], since: new Date(0) };
const live = { ...nothingLive, stable: '1.1.0', previous: ['1.0.0'] };
const withCanary = { ...live, canary };

test.each([
  [
    'a promotion',
    live,
    promote(live, '1.2.0', 'person'),
    ['All visitors get 1.2.0 instead of 1.1.0, from their next page load.'],
  ],
  [
    'a first promotion',
    nothingLive,
    promote(nothingLive, '1.2.0', 'person'),
    ['All visitors get 1.2.0, from their next page load.'],
  ],
  [
    'a promotion beside a canary',
    withCanary,
    promote(withCanary, '1.1.0', 'person'),
    ['1.1.0 is the stable version already and stays it.', 'The canary of 1.2.0 (15% of visitors) ends.'],
  ],
  [
    'a rollback',
    live,
    rollBack(live, () => true),
    ['All visitors return from 1.1.0 to 1.0.0, at their next page load.'],
  ],
  [
    'the end of a canary',
    withCanary,
    rollBack(withCanary, () => true),
    ['Its 15% of visitors return to 1.1.0, at their next page load.'],
  ],
  [
    'a withdrawal of the canary',
    withCanary,
    withdraw(withCanary, '1.2.0'),
    ['1.2.0 can never be live again. This can’t be undone.', 'The canary of 1.2.0 (15% of visitors) ends.'],
  ],
  [
    'another canary',
    withCanary,
    startCanary(withCanary, { ...canary, version: '1.3.0' }),
    [
      'Everyone else stays on 1.1.0.',
      'The canary of 1.2.0 (15% of visitors) ends.',
      'The registry ends the canary if its pages fail more often than the stable ones.',
    ],
  ],
])('Before %s the console lists its consequences', (_, before, outcome, sentences) => {
  expect(outcome && listConsequences(before, outcome.line)).toEqual(sentences);
});

test.each([
  [0, '0%'],
  [0.00001, '<0.1%'],
  [0.0766, '7.7%'],
  [0.634, '63%'],
  [1, '100%'],
])('A share of %d is shown as %s', (share, text) => {
  expect(formatShare(share)).toBe(text);
});

test('Values in markup are escaped, unless they are markup themselves', () => {
  const markup = html`<p title="${'"><script>'}">${"<b>'&"} ${null}${0} ${new Html('<i></i>')}${[html`${'<'}`]}</p>`;
  expect(markup.text).toBe('<p title="&#34;&#62;&#60;script&#62;">&#60;b&#62;&#39;&#38; 0 <i></i>&#60;</p>');
});
