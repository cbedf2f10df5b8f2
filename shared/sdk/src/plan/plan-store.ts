import type { SessionUser } from '@datewright/contracts/account/session-user';
import type { ToolName } from '@datewright/contracts/tool-lookup';
import { createStore, type Store } from '../lib/store.ts';
import { createUnusedPlan, type PlanState, withCredits } from './plan-state.ts';

/** What the plan asks of the services. */
export interface PlanCalls {
  readPlan: () => Promise<PlanState>;
}

export interface PlanActions {
  /** Fetches plan and credits again, bypassing the cache. */
  refresh: () => Promise<void>;
  /** Shows a balance from a tool's answer without another call. */
  setCredits: (tool: ToolName, available: number) => void;
}

export interface PlanStore extends Store<PlanState>, PlanActions {
  /** Fetches the plan again if it is older than five minutes or from before a credit reset. */
  refreshIfStale: () => void;
  /**
   * Call it when a member signs in (fetches their plan, unless it was fetched within five minutes) or out (resets to
   * the free plan).
   */
  setUser: (user: SessionUser | null) => void;
}

const cacheDuration = 5 * 60_000;
const retries = 3;
const retryStep = 1000;
/** Clocks differ a little, and the delay spreads the requests of all members over some seconds. */
const resetJitter = () => 1000 + 4000 * Math.random();
const maxTimeout = 2 ** 31 - 1;

export function createPlanStore(calls: () => Promise<PlanCalls>): PlanStore {
  const store = createStore<PlanState>(createUnusedPlan('free'));
  let member: string | null = null;
  let readAt = 0;
  let resetAt = Number.POSITIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;

  async function read(attempt = 0): Promise<void> {
    const asked = member;
    try {
      const plan = await (await calls()).readPlan();
      if (member !== asked) return;
      readAt = Date.now();
      resetAt = findNextReset(plan, readAt);
      awaitReset();
      store.set(plan);
    } catch {
      if (member !== asked || member === null) return;
      if (attempt < retries) {
        await new Promise((resolve) => setTimeout(resolve, retryStep * (attempt + 1)));
        return read(attempt + 1);
      }
      // A plan that was fetched earlier is a better guess than the free one.
      if (store.get().loading) store.set(createUnusedPlan('free', { assumed: true }));
    }
  }

  function refresh(): Promise<void> {
    if (member === null) return Promise.resolve();
    running ??= read().finally(() => {
      running = null;
    });
    return running;
  }

  function freshen(): void {
    const now = Date.now();
    if (isVisible() && (now - readAt > cacheDuration || now >= resetAt)) void refresh();
  }

  function awaitReset(): void {
    clearTimeout(timer);
    if (resetAt === Number.POSITIVE_INFINITY) return;
    const wait = Math.min(resetAt - Date.now() + resetJitter(), maxTimeout);
    timer = setTimeout(() => (Date.now() < resetAt ? awaitReset() : freshen()), wait);
  }

  globalThis.document?.addEventListener('visibilitychange', freshen);

  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh,
    refreshIfStale: freshen,
    setCredits: (tool, available) => store.set(withCredits(store.get(), tool, available)),
    setUser(user) {
      const next = user?.id ?? null;
      if (next === member) return;
      member = next;
      running = null;
      clearTimeout(timer);
      store.set(createUnusedPlan('free', { loading: next !== null }));
      void refresh();
    },
  };
}

// A hidden page fetches once it is visible again.
const isVisible = () => globalThis.document?.visibilityState !== 'hidden';

/**
 * The time of the next credit reset. A reset that is due by this clock but not fetched yet is checked again after the
 * cache duration.
 */
function findNextReset({ credits, nextRefreshTime }: PlanState, now: number): number {
  const dates = [nextRefreshTime, ...Object.values(credits).map(({ resetDate }) => resetDate)];
  const times = dates.map((date) => Date.parse(date ?? '')).filter(Number.isFinite);
  return Math.min(...times.map((at) => (at > now ? at : now + cacheDuration)));
}
