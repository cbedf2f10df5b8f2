import type { AnalyticsEvent } from '@datewright/contracts/marketing/record-events';
import type { Calls } from '../src/calls/create-calls.ts';
import { createConsent } from '../src/track/consent.ts';
import { createTrack } from '../src/track/track-queue.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function openPage() {
  const sent: { events: AnalyticsEvent[]; when: string | undefined }[] = [];
  const consent = createConsent();
  const calls = { sendEvents: (events: AnalyticsEvent[], when?: string) => void sent.push({ events, when }) };
  const track = createTrack({
    compositionId: 'c',
    consent,
    calls: async () => calls as unknown as Calls,
    path: () => '/',
  });
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

test('Events from before the choice are sent after consent, and nothing is stored or sent until then', async () => {
  const page = openPage();
  page.track('contact_view');
  await page.rest();
  page.leave();
  await page.rest();
  expect(page.names()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
  page.consent.choose('analytics');
  await page.rest();
  expect(page.names()).toEqual(['contact_view']);
});

test('Events from before a refusal are dropped, even if consent comes later', async () => {
  const page = openPage();
  page.track('contact_view');
  page.consent.choose('none');
  page.track('logout_click');
  page.consent.choose('analytics');
  await page.rest();
  expect(page.names()).toEqual([]);
});

test('Consent to advertising alone records no events', async () => {
  const page = openPage();
  page.consent.allow(['advertising']);
  page.track('contact_view');
  await page.rest();
  expect(page.names()).toEqual([]);
});

test('All events of a visit carry one id; withdrawing consent deletes it, and later consent starts another visit', async () => {
  const page = openPage();
  page.consent.choose('analytics');
  page.track('contact_view');
  await page.rest();
  page.track('logout_click');
  await page.rest();
  page.consent.choose('none');
  expect(sessionStorage.getItem('visit')).toBeNull();
  page.consent.choose('analytics');
  page.track('signup_started');
  await page.rest();
  const [one, two, three] = page.sent.flatMap(({ events }) => events.map(({ visit }) => visit));
  expect(one).toMatch(/^[\w-]{8,}$/);
  expect(two).toBe(one);
  expect(three).not.toBe(one);
});

test('When the page unloads, a beacon sends the waiting events once', async () => {
  const page = openPage();
  page.consent.choose('analytics');
  page.track('contact_view');
  await page.rest();
  page.track('logout_click');
  page.leave();
  await page.rest();
  expect(page.sent.map(({ events, when }) => [events.map(({ name }) => name), when])).toEqual([
    [['contact_view'], undefined],
    [['logout_click'], 'leaving'],
  ]);
});

test('For a visitor who never chooses, only the last fifty events wait in memory', async () => {
  const page = openPage();
  for (let n = 0; n < 80; n++) page.track('analysis_started', { count: n });
  page.consent.choose('analytics');
  await page.rest();
  expect(page.names()).toHaveLength(50);
  expect(page.sent[0]?.events.at(-1)?.properties).toEqual({ count: 79 });
});

test('The types allow only the events and properties of the catalogue', () => {
  const { track } = openPage();
  // @ts-expect-error: no event of the catalogue
  track('typed_something');
  // @ts-expect-error: a property that the event has not
  track('contact_view', { email: 'anna@example.com' });
  // @ts-expect-error: a word that is not in the list
  track('signup_completed', { method: 'anna' });
  // @ts-expect-error: a property that is missing
  track('cta_click', { location: 'hero' });
  track('cta_click', { location: 'hero', label: 'Start Free' });
});
