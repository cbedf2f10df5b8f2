import { getLegal } from '@datewright/contracts/marketing/get-legal';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { loadRouteTable } from '@datewright/testkit/page/load-route-table';
import { act, screen } from '@testing-library/react';
import { Layout, preloadLayout } from '../src/app/layout.tsx';
import { legalDetails } from './support/legal-details.ts';

const realFetch = globalThis.fetch;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** What the edge answers; an error when the edge itself can't be reached. */
let states: Record<string, string> | Error;
/** The times at which the page asked the edge. */
let asked: number[];
/** When the edge answers. */
let held: Promise<void>;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  states = { edge: 'ready', chatpad: 'ready', bio: 'ready' };
  asked = [];
  held = Promise.resolve();
  globalThis.fetch = (async (url: string) => {
    expect(url).toBe('/healthz');
    asked.push(Date.now());
    const services = states;
    await held;
    if (services instanceof Error) throw services;
    return { json: async () => ({ status: 'degraded', services }) };
  }) as unknown as typeof fetch;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
});

/** Opens a page whose tools were called and answered. */
async function openPage(path: string, called = ['chatpad', 'bio']) {
  const page = await createMemoryHost();
  for (const service of called) page.host.reachability.record(service, true);
  page.answer(getLegal, () => legalDetails);
  const routes = loadRouteTable();
  Object.assign(page.host, { routes });
  await preloadLayout();
  page.open(
    () => (
      <Layout compositionId="test" route={routes.find(path)?.route ?? null}>
        The page
      </Layout>
    ),
    path,
  );
  // The notice loads on its own.
  await pass(10);
  const failCall = (service: string) => act(async () => page.host.reachability.record(service, false));
  const answerCall = (service: string) => act(async () => page.host.reachability.record(service, true));
  return { ...page, failCall, answerCall };
}

const chatpadLine = 'ChatPad can’t be reached right now. What you type is kept.';
const lines = () => screen.queryAllByText(/can’t be reached right now/).map(({ textContent }) => textContent);

function setVisible(isVisible: boolean) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('When a call fails and the edge says that the service is down, then a polite line says so until it is back', async () => {
  const { failCall } = await openPage('/chatpad');
  const regions = screen.getAllByRole('status');
  states = { edge: 'ready', chatpad: 'down' };
  await failCall('chatpad');
  expect(lines()).toEqual([chatpadLine]);
  // A screen reader announces text that is added to a live region which was there before.
  expect(regions).toContain(screen.getByText(chatpadLine).closest('[role=status]'));
  states = { edge: 'ready', chatpad: 'ready' };
  await pass(2000);
  expect(lines()).toEqual([]);
});

test.each([
  ['is not ready', { chatpad: 'not ready' }],
  ['can’t be asked for because the edge is gone too', new TypeError('fetch failed')],
])('When the state of the service %s, then the line is there', async (_, answer) => {
  const { failCall } = await openPage('/chatpad');
  states = answer;
  await failCall('chatpad');
  expect(lines()).toEqual([chatpadLine]);
});

test('A healthy product costs no request, and a call that failed for another reason costs one', async () => {
  const { failCall } = await openPage('/chatpad');
  await pass(3_600_000);
  expect(asked).toEqual([]);
  await failCall('chatpad');
  await pass(3_600_000);
  expect([asked.length, lines()]).toEqual([1, []]);
});

test('The page asks at growing intervals, not while it is hidden, and at once when it is back', async () => {
  const { failCall } = await openPage('/chatpad');
  states = { chatpad: 'down' };
  const start = Date.now();
  await failCall('chatpad');
  await pass(95_000);
  expect(asked.map((time) => (time - start) / 1000)).toEqual([0, 2, 6, 14, 30, 60, 90]);
  setVisible(false);
  await pass(600_000);
  expect(asked).toHaveLength(7);
  expect(lines()).toEqual([chatpadLine]);
  states = { chatpad: 'ready' };
  setVisible(true);
  await pass(0);
  expect([asked.length, lines()]).toEqual([8, []]);
});

test('A page that calls no service while it opens asks once whether its own is there', async () => {
  states = { photo: 'ready' };
  await openPage('/photoanalyzer', []);
  await pass(3_600_000);
  expect(asked).toHaveLength(1);
});

test('A page that calls no service while it opens says that its own is down', async () => {
  states = { photo: 'down' };
  await openPage('/photoanalyzer', []);
  await pass(3000);
  expect(lines()).toEqual(['Photo Analyzer can’t be reached right now. What you type is kept.']);
});

test('A call that succeeds ends the line and the questions', async () => {
  const { failCall, answerCall } = await openPage('/chatpad');
  states = { chatpad: 'down' };
  await failCall('chatpad');
  await answerCall('chatpad');
  expect(lines()).toEqual([]);
  await pass(600_000);
  expect(asked).toHaveLength(1);
});

test('A member who comes back after a minute learns of an outage without a call, and a short absence costs nothing', async () => {
  await openPage('/chatpad');
  states = { chatpad: 'down' };
  setVisible(false);
  await pass(50_000);
  setVisible(true);
  await pass(0);
  expect(asked).toEqual([]);
  setVisible(false);
  await pass(60_000);
  setVisible(true);
  await pass(0);
  expect(lines()).toEqual([chatpadLine]);
});

test('Nothing is said before the edge has answered, and an answer that comes after a successful call is dropped', async () => {
  const { failCall, answerCall } = await openPage('/chatpad');
  states = { chatpad: 'down' };
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  await failCall('chatpad');
  expect([asked.length, lines()]).toEqual([1, []]);
  await answerCall('chatpad');
  release();
  await pass(600_000);
  expect([asked.length, lines()]).toEqual([1, []]);
  held = new Promise(() => {});
  await failCall('chatpad');
  expect([asked.length, lines()]).toEqual([2, []]);
});

test.each(['/bioscanner', '/profile', '/'])('%s says nothing of a tool that is not its own', async (path) => {
  const { failCall } = await openPage(path);
  states = { edge: 'ready', chatpad: 'down' };
  await failCall('chatpad');
  await pass(60_000);
  expect([lines(), asked]).toEqual([[], []]);
});

test('While the browser is offline, the notice of the browser’s connection stands alone', async () => {
  const { failCall } = await openPage('/chatpad');
  states = new TypeError('fetch failed');
  await failCall('chatpad');
  expect(lines()).toEqual([chatpadLine]);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  await pass(60_000);
  expect([lines(), asked.length]).toEqual([[], 1]);
  states = { chatpad: 'ready' };
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  await pass(0);
  expect([lines(), asked.length]).toEqual([[], 2]);
});
