import { ApiError } from '@datewright/sdk/host';
import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { apiRefusal, networkError } from '@datewright/sdk/testing/mock-api';
import { act } from '@testing-library/react';
import { useMutation, useQuery } from '../src/query.ts';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const minutes = (count: number) => count * 60_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A page that reads something; the test provides the answer. */
async function reader(read: () => unknown) {
  const asked = jest.fn(async () => read());
  const page = await createMemoryHost();
  const visit = () => page.hook(() => useQuery({ queryKey: ['something'], queryFn: asked }));
  return { asked, visit };
}

test('An answer is shared by all pages for five minutes and fetched again afterwards', async () => {
  const { asked, visit } = await reader(() => 'answer');
  const first = visit();
  await pass(0);
  expect(first.result.current.data).toBe('answer');
  await pass(minutes(5) - 1);
  expect(visit().result.current.data).toBe('answer');
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(1);
  visit();
  expect(asked).toHaveBeenCalledTimes(2);
});

async function returnToWindow() {
  for (const state of ['hidden', 'visible'] as const) {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await pass(0);
  }
}

test('Returning to the window fetches nothing again', async () => {
  const { asked, visit } = await reader(() => 'answer');
  visit();
  await pass(minutes(6));
  await returnToWindow();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('Returning to the window fetches again what asks for it', async () => {
  const asked = jest.fn(async () => 'answer');
  const page = await createMemoryHost();
  page.hook(() => useQuery({ queryKey: ['something'], queryFn: asked, refetchOnWindowFocus: true }));
  await pass(minutes(6));
  await returnToWindow();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('Offline, a read fails instead of waiting, and is fetched again once the browser is back online', async () => {
  let read = (): unknown => Promise.reject(networkError());
  const { asked, visit } = await reader(() => read());
  const { result } = visit();
  dispatchEvent(new Event('offline'));
  await pass(4000);
  expect(result.current.isError).toBe(true);
  read = () => 'answer';
  dispatchEvent(new Event('online'));
  await pass(100);
  expect(result.current.data).toBe('answer');
  expect(asked).toHaveBeenCalledTimes(4);
});

test('A read that failed on the network is retried twice with growing delays; a refused one is not', async () => {
  const { asked, visit } = await reader(() => Promise.reject(networkError()));
  const { result } = visit();
  await pass(999);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(2);
  await pass(1999);
  expect([asked.mock.calls.length, result.current.isError]).toEqual([2, false]);
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(3);
  await pass(minutes(1));
  expect([asked.mock.calls.length, result.current.isError]).toEqual([3, true]);
  const refused = await reader(() => Promise.reject(apiRefusal('not_found')));
  refused.visit();
  await pass(minutes(1));
  expect(refused.asked).toHaveBeenCalledTimes(1);
});

test('A read that a full service refused is retried when the service asks for it', async () => {
  const full = new ApiError({ code: 'unavailable', message: 'Full.', status: 503, retryAfter: 5 });
  const { asked, visit } = await reader(() => Promise.reject(full));
  visit();
  await pass(4999);
  expect(asked).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('A write that failed on the network is retried once; a refused one is not', async () => {
  for (const [error, times] of [
    [networkError(), 2],
    [apiRefusal('not_found'), 1],
  ] as const) {
    const write = jest.fn(() => Promise.reject(error));
    const { result } = (await createMemoryHost()).hook(() => useMutation({ mutationFn: write }));
    act(() => result.current.mutate());
    await pass(minutes(1));
    expect([write.mock.calls.length, result.current.isError]).toEqual([times, true]);
  }
});

describe('When a service can be reached again', () => {
  /** A page on which a service failed, and then a read of it. */
  async function openFailed(read: () => unknown) {
    const page = await createMemoryHost();
    const asked = jest.fn(async () => read());
    const { result } = page.hook(() => useQuery({ queryKey: ['something'], queryFn: asked, retry: false }));
    await pass(0);
    const { record } = page.host.reachability;
    act(() => record('chatpad', false));
    return { asked, result, record };
  }

  test('then what failed is fetched again without the member', async () => {
    let answer = (): unknown => Promise.reject(networkError());
    const { asked, result, record } = await openFailed(() => answer());
    expect(result.current.isError).toBe(true);
    answer = () => 'answer';
    act(() => record('chatpad', true));
    await pass(0);
    expect([asked.mock.calls.length, result.current.data]).toEqual([2, 'answer']);
  });

  test('then what had loaded is kept as it is', async () => {
    const { asked, record } = await openFailed(() => 'answer');
    act(() => record('chatpad', true));
    await pass(0);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('but fails every other time, then its reads are not repeated in a loop', async () => {
    const { asked, record } = await openFailed(() => Promise.reject(networkError()));
    for (let round = 0; round < 20; round++) {
      act(() => record('chatpad', true));
      act(() => record('chatpad', false));
      await pass(1000);
    }
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('each time the browser is back online, then its reads are repeated each time', async () => {
    const { asked, record } = await openFailed(() => Promise.reject(networkError()));
    for (let round = 0; round < 3; round++) {
      dispatchEvent(new Event('online'));
      act(() => record('chatpad', true));
      act(() => record('chatpad', false));
      await pass(1000);
    }
    expect(asked).toHaveBeenCalledTimes(4);
  });
});
