import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { act, screen } from '@testing-library/react';
import { en } from '../src/copy/en.ts';
import { WritingProgress } from '../src/features/playbook/components/writing-progress.tsx';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const percent = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));
const { waiting, waitingForWords } = en.playbook;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Shows the progress with `sectionCount` sections written. */
async function write(sectionCount: number) {
  (await createMemoryHost()).open(
    () => <WritingProgress sectionCount={sectionCount} hasMatch onStop={() => {}} />,
    '/datecoach',
  );
}

test('The progress bar moves every 0.8 seconds, never back and never past 95 percent', async () => {
  await write(0);
  expect(percent()).toBe(0);
  await pass(799);
  expect(percent()).toBe(0);
  await pass(1);
  let last = percent();
  expect(last).toBeGreaterThan(0);
  for (let n = 0; n < 110; n++) {
    await pass(800);
    expect(percent()).toBeGreaterThanOrEqual(last);
    last = percent();
  }
  expect(last).toBe(95);
});

test('Written sections count more than the time passed', async () => {
  await write(4);
  expect(percent()).toBe(76);
});

test('The message changes every three seconds and starts over', async () => {
  await write(0);
  for (const message of [waitingForWords, ...waiting, waitingForWords]) {
    expect(screen.getByText(message).isConnected).toBe(true);
    await pass(3000);
  }
});

test('While the browser is offline, no stop is offered or promised to be free: the service would not hear of it', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await write(0);
  expect(screen.getByText(en.labels.waiting).isConnected).toBe(true);
  expect(screen.queryByRole('button', { name: en.playbook.stop })).toBeNull();
  expect(screen.queryByText(en.playbook.stopFree)).toBeNull();
  jest.restoreAllMocks();
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByRole('button', { name: en.playbook.stop }).isConnected).toBe(true);
  expect(screen.getByText(en.playbook.stopFree).isConnected).toBe(true);
});
