import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { act, screen } from '@testing-library/react';
import { en } from '../src/copy/en.ts';
import { WritingProgress } from '../src/features/playbook/components/writing-progress.tsx';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const percent = () => Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));
const { waiting, waitingForWords } = en.playbook;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** While so many parts of a playbook are there. */
async function write(there: number) {
  (await createMemoryHost()).open(
    () => <WritingProgress sectionCount={there} hasMatch onStop={() => {}} />,
    '/datecoach',
  );
}

test('The bar moves every 0.8 seconds, never back and never past 95 percent', async () => {
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

test('Parts that are there count more than the clock', async () => {
  await write(4);
  expect(percent()).toBe(76);
});

test('Another message is up every three seconds, and the first comes again', async () => {
  await write(0);
  for (const message of [waitingForWords, ...waiting, waitingForWords]) {
    expect(screen.getByText(message).isConnected).toBe(true);
    await pass(3000);
  }
});
