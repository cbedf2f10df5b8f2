import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { act } from '@testing-library/react';
import { usePlan } from '../src/host.ts';
import { createUnusedPlan, type PlanState } from '../src/plan/plan-state.ts';

const start = Date.parse('2026-11-21T21:00:00Z');
const midnight = '2026-11-22T00:00:00.000Z';
const minutes = (count: number) => count * 60_000;

/** A free plan whose chat messages refresh at `reset`. */
function planUntil(reset: string | null): PlanState {
  const plan = createUnusedPlan('free');
  return { ...plan, credits: { ...plan.credits, chatpad: { ...plan.credits.chatpad, resetDate: reset } } };
}

/** An open page that has fetched its member's plan once. */
async function openPage(answer: () => PlanState | Error = () => planUntil(midnight)) {
  const readPlan = jest.fn(() => {
    const plan = answer();
    if (plan instanceof Error) throw plan;
    return plan;
  });
  const { host, hook } = await createMemoryHost({ plan: readPlan });
  const { result } = hook(usePlan);
  expect(readPlan).toHaveBeenCalledTimes(1);
  const show = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
    return pass(0);
  };
  return { store: host.plan, plan: () => result.current, readPlan, show };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => void jest.useFakeTimers({ now: start }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('A page opened within five minutes shows the cached plan; later ones fetch it again', async () => {
  const { store, readPlan } = await openPage();
  await pass(minutes(5));
  store.refreshIfStale();
  await pass(0);
  expect(readPlan).toHaveBeenCalledTimes(1);
  await pass(1);
  store.refreshIfStale();
  store.refreshIfStale();
  await pass(0);
  expect(readPlan).toHaveBeenCalledTimes(2);
});

test('When credits refresh while the page is open, then it shows them within seconds, with one fetch', async () => {
  let plan = planUntil(midnight);
  const { plan: shown, readPlan } = await openPage(() => plan);
  plan = planUntil('2026-11-23T00:00:00.000Z');
  await pass(minutes(180));
  expect(readPlan).toHaveBeenCalledTimes(1);
  await pass(5000);
  expect(readPlan).toHaveBeenCalledTimes(2);
  expect(shown().credits.chatpad.resetDate).toBe('2026-11-23T00:00:00.000Z');
  await pass(minutes(60));
  expect(readPlan).toHaveBeenCalledTimes(2);
});

test('When credits refreshed a moment ago, then the next page fetches them although the plan was fetched just before', async () => {
  const { store, readPlan } = await openPage();
  await pass(minutes(179));
  await act(() => store.refresh());
  await pass(minutes(1));
  store.refreshIfStale();
  await pass(0);
  expect(readPlan).toHaveBeenCalledTimes(3);
});

test('A hidden page fetches nothing, and refreshes a stale plan when it becomes visible', async () => {
  const { readPlan, show } = await openPage();
  await show('hidden');
  await pass(minutes(200));
  expect(readPlan).toHaveBeenCalledTimes(1);
  await show('visible');
  expect(readPlan).toHaveBeenCalledTimes(2);
  await show('visible');
  expect(readPlan).toHaveBeenCalledTimes(2);
});

test('When this clock is ahead of the service’s, then an overdue refresh is checked every five minutes', async () => {
  const { readPlan } = await openPage(() => planUntil('2026-11-21T20:59:00.000Z'));
  await pass(minutes(11));
  expect(readPlan).toHaveBeenCalledTimes(3);
});

test('A date beyond the longest timer is not mistaken for now', async () => {
  const { readPlan } = await openPage(() => planUntil('2027-11-21T00:00:00.000Z'));
  await pass(minutes(60 * 24 * 30));
  expect(readPlan).toHaveBeenCalledTimes(1);
});

test('Without a date, and after signing out, no fetch is scheduled', async () => {
  const dateless = await openPage(() => planUntil(null));
  await pass(minutes(600));
  expect(dateless.readPlan).toHaveBeenCalledTimes(1);
  const left = await openPage(() => planUntil('2026-11-23T00:00:00.000Z'));
  act(() => left.store.setUser(null));
  await pass(minutes(60 * 48));
  expect(left.readPlan).toHaveBeenCalledTimes(1);
});

test('After signing out, the plan is the free one', async () => {
  const { store, plan } = await openPage(() => createUnusedPlan('monthly'));
  expect(plan().tier).toBe('monthly');
  act(() => store.setUser(null));
  await pass(0);
  expect(plan()).toMatchObject({ tier: 'free', loading: false });
});

test("A plan that can't be fetched again stays as it was, and the next page tries again", async () => {
  let answer: PlanState | Error = planUntil(midnight);
  const { store, readPlan } = await openPage(() => answer);
  const before = store.get();
  answer = new Error('down');
  await pass(minutes(190));
  expect(store.get()).toBe(before);
  const asked = readPlan.mock.calls.length;
  store.refreshIfStale();
  await pass(0);
  expect(readPlan).toHaveBeenCalledTimes(asked + 1);
});
