import type { SessionUser } from '@datewright/contracts/account';
import type { ToolName } from '@datewright/contracts/plans';
import type { Calls } from '../calls/start-calls.ts';
import { createStore, type Store } from '../host/store.ts';
import { type PlanState, unusedPlan, withCredits } from './plan-state.ts';

export interface PlanActions {
  /** Reads plan and credits anew, past the cache. */
  refresh: () => Promise<void>;
  /** Shows a balance that a tool's answer told, without another call. */
  setCredits: (tool: ToolName, available: number) => void;
}

export interface PlanStore extends Store<PlanState>, PlanActions {
  /** A member signed in (read their plan, unless read within five minutes) or out (back to free). */
  follow: (user: SessionUser | null) => void;
}

const cacheFor = 5 * 60_000;
const retries = 3;
const retryStep = 1000;

export function createPlanStore(calls: () => Promise<Calls>): PlanStore {
  const store = createStore<PlanState>(unusedPlan('free'));
  let member: string | null = null;
  let readAt = 0;
  let running: Promise<void> | null = null;

  async function read(attempt = 0): Promise<void> {
    const asked = member;
    try {
      const plan = await (await calls()).readPlan();
      if (member !== asked) return;
      readAt = Date.now();
      store.set(plan);
    } catch {
      if (member !== asked || member === null) return;
      if (attempt < retries) {
        await new Promise((resolve) => setTimeout(resolve, retryStep * (attempt + 1)));
        return read(attempt + 1);
      }
      // A plan that was read before is a better guess than none.
      if (store.get().loading) store.set(unusedPlan('free', { assumed: true }));
    }
  }

  function refresh(): Promise<void> {
    if (member === null) return Promise.resolve();
    running ??= read().finally(() => {
      running = null;
    });
    return running;
  }

  globalThis.document?.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - readAt > cacheFor) void refresh();
  });

  return {
    get: store.get,
    subscribe: store.subscribe,
    refresh,
    setCredits: (tool, available) => store.set(withCredits(store.get(), tool, available)),
    follow(user) {
      const next = user?.id ?? null;
      if (next === member) return;
      member = next;
      running = null;
      store.set(unusedPlan('free', { loading: next !== null }));
      void refresh();
    },
  };
}
