import type { SessionUser } from '@datewright/contracts/account/session-user';
import type { ToolName } from '@datewright/contracts/tool-lookup';
import { createStore, type Store } from '../lib/store.ts';
import { createUnusedPlan, type PlanState, withCredits } from './plan-state.ts';

/** What the plan asks of the services. */
export interface PlanCalls {
  readPlan: () => Promise<PlanState>;
}

export interface PlanActions {
  /** Reads plan and credits anew, past the cache. */
  refresh: () => Promise<void>;
  /** Shows a balance that a tool's answer told, without another call. */
  setCredits: (tool: ToolName, available: number) => void;
}

export interface PlanStore extends Store<PlanState>, PlanActions {
  /** Reads anew what is older than five minutes, or of a time before credits came back. */
  refreshIfStale: () => void;
  /** A member signed in (read their plan, unless read within five minutes) or out (back to free). */
  setUser: (user: SessionUser | null) => void;
}

const cacheDuration = 5 * 60_000;
const retries = 3;
const retryStep = 1000;
/** Clocks differ a little, and not everybody asks in the same second. */
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
      // A plan that was read before is a better guess than none.
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

// A hidden page asks when it is looked at again.
const isVisible = () => globalThis.document?.visibilityState !== 'hidden';

/** When the first credits come back; those that should have by this clock are looked for after the cache's time. */
function findNextReset({ credits, nextRefreshTime }: PlanState, now: number): number {
  const dates = [nextRefreshTime, ...Object.values(credits).map(({ resetDate }) => resetDate)];
  const times = dates.map((date) => Date.parse(date ?? '')).filter(Number.isFinite);
  return Math.min(...times.map((at) => (at > now ? at : now + cacheDuration)));
}
