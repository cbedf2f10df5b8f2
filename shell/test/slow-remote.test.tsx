import { waitWhileDownloading } from '../src/federation/fail-stalled-download.ts';

const base = '/remotes/mfe_slow/1.0.0';
const realFetch = globalThis.fetch;
let startedAt = 0;

beforeEach(() => {
  jest.useFakeTimers();
  startedAt = performance.now();
  performance.getEntriesByType = () => [];
  const script = document.createElement('script');
  // jsdom does not run this type; only its place in the document matters.
  script.type = 'test';
  script.src = `${base}/remoteEntry.js`;
  document.head.append(script);
});

afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  globalThis.fetch = realFetch;
});

/** Serves the entry with one byte after each of these pauses, and then hangs. */
function serveBytes(...pauses: number[]) {
  const asked: string[] = [];
  globalThis.fetch = (async (url: string) => {
    asked.push(url);
    const left = [...pauses];
    const read = () =>
      new Promise((resolve) => {
        const pause = left.shift();
        if (pause !== undefined) setTimeout(() => resolve({ done: false }), pause);
      });
    return { body: { getReader: () => ({ read }) } };
  }) as unknown as typeof fetch;
  return asked;
}

/**
 * Loads a remote that is ready after `readyAfter` milliseconds; the result tells what the member sees at a later time.
 */
function load(readyAfter: number) {
  let outcome = 'waiting';
  const ready = new Promise<void>((resolve) => void setTimeout(resolve, readyAfter));
  waitWhileDownloading(ready, base).then(
    () => {
      outcome = 'page';
    },
    () => {
      outcome = 'retry card';
    },
  );
  return async (time: number) => {
    await jest.advanceTimersByTimeAsync(time - performance.now() + startedAt);
    return outcome;
  };
}

test('A remote that sends nothing gets its retry card within five seconds', async () => {
  serveBytes();
  const at = load(60_000);
  expect(await at(3900)).toBe('waiting');
  expect(await at(4100)).toBe('retry card');
});

test('A remote that arrives slowly but steadily does not get a retry card', async () => {
  const asked = serveBytes(1000, 3000, 3000, 3000, 3000);
  const at = load(15_000);
  expect(await at(14_900)).toBe('waiting');
  expect(await at(15_100)).toBe('page');
  expect(asked).toEqual([`http://localhost${base}/remoteEntry.js`]);
});

test('A remote that stops halfway gets its retry card four seconds after its last byte', async () => {
  serveBytes(1000, 3000);
  const at = load(60_000);
  expect(await at(8900)).toBe('waiting');
  expect(await at(9200)).toBe('retry card');
});

test('A remote that arrives in time is fetched once', async () => {
  const asked = serveBytes();
  const at = load(900);
  expect(await at(5000)).toBe('page');
  expect(asked).toEqual([]);
});
