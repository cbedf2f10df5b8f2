import type { AnalyticsEvent } from '@datewright/contracts/marketing/record-events';
import type { Calls } from '../src/calls/start-calls.ts';
import { createConsent } from '../src/track/consent.ts';
import { createTrack } from '../src/track/track-queue.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function openPage() {
  const sent: { events: AnalyticsEvent[]; when: string | undefined }[] = [];
  const consent = createConsent();
  const calls = { sendEvents: (events: AnalyticsEvent[], when?: string) => void sent.push({ events, when }) };
  const track = createTrack({ compositionId: 'c', consent, calls: async () => calls as unknown as Calls });
  const rest = () => jest.advanceTimersByTimeAsync(5000);
  const leave = () => void window.dispatchEvent(new Event('pagehide'));
  return {
    sent,
    consent,
    track,
    rest,
    leave,
    names: () => sent.flatMap(({ events }) => events.map(({ name }) => name)),
  };
}

test('What happened before the choice is sent after a yes, and nothing is written or sent until then', async () => {
  const page = openPage();
  page.track('hero_view');
  await page.rest();
  page.leave();
  await page.rest();
  expect(page.names()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
  page.consent.choose('analytics');
  await page.rest();
  expect(page.names()).toEqual(['hero_view']);
});

test('What happened before a no is forgotten, also when a yes comes later', async () => {
  const page = openPage();
  page.track('hero_view');
  page.consent.choose('none');
  page.track('cta_click');
  page.consent.choose('analytics');
  await page.rest();
  expect(page.names()).toEqual([]);
});

test('Advertising alone measures nothing', async () => {
  const page = openPage();
  page.consent.allow(['advertising']);
  page.track('hero_view');
  await page.rest();
  expect(page.names()).toEqual([]);
});

test('All events of a visit carry one number; taking consent back forgets it, and a later yes is another visit', async () => {
  const page = openPage();
  page.consent.choose('analytics');
  page.track('one');
  await page.rest();
  page.track('two');
  await page.rest();
  page.consent.choose('none');
  expect(sessionStorage.getItem('visit')).toBeNull();
  page.consent.choose('analytics');
  page.track('three');
  await page.rest();
  const [one, two, three] = page.sent.flatMap(({ events }) => events.map(({ visit }) => visit));
  expect(one).toMatch(/^[\w-]{8,}$/);
  expect(two).toBe(one);
  expect(three).not.toBe(one);
});

test('On leaving, a beacon takes what waits; it is sent once', async () => {
  const page = openPage();
  page.consent.choose('analytics');
  page.track('one');
  await page.rest();
  page.track('two');
  page.leave();
  await page.rest();
  expect(page.sent.map(({ events, when }) => [events.map(({ name }) => name), when])).toEqual([
    [['one'], undefined],
    [['two'], 'leaving'],
  ]);
});

test('Somebody who never chooses does not fill the memory: the last fifty wait', async () => {
  const page = openPage();
  for (let n = 0; n < 80; n++) page.track(`event_${n}`);
  page.consent.choose('analytics');
  await page.rest();
  expect(page.names()).toHaveLength(50);
  expect(page.names().at(-1)).toBe('event_79');
});
