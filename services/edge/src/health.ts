import type { HealthReport, ServiceState } from '@datewright/contracts/health';
import { isStopping } from '@datewright/service-kit/http/stopping';
import type { RequestHandler } from 'express';
import type { AppContext } from './context.ts';

type ReadinessContext = { compositions: Pick<AppContext['compositions'], 'isLoaded'> };

/**
 * Why this edge should get no requests; undefined when it should. The shell is in memory since the start. A registry or
 * service that is down is no reason: the last table of releases serves, and other pages work.
 */
export function findReadinessFault({ compositions }: ReadinessContext): string | undefined {
  if (isStopping()) return 'it is stopping';
  return compositions.isLoaded() ? undefined : 'it has no table of releases yet';
}

/** Answers 503 with the reason while this edge should get no requests. */
export function readinessHandler(context: ReadinessContext): RequestHandler {
  return (_req, res) => {
    const reason = findReadinessFault(context);
    if (reason === undefined) res.json({ status: 'ready' });
    else res.status(503).json({ status: 'not ready', reason });
  };
}

async function fetchReadiness(url: string): Promise<ServiceState> {
  const answer = await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(1500) }).catch(() => undefined);
  if (!answer) return 'down';
  // An unread body holds its connection open.
  await answer.body?.cancel().catch(() => {});
  return answer.ok ? 'ready' : 'not ready';
}

/** The pages of every member ask while a tool is down. Answers this many milliseconds old cost the services nothing. */
const reusedForMs = 1000;

/** Returns a function that asks every service for its state, and reuses the answers for a second. */
function createStateReader(services: ReadonlyMap<string, string>): () => Promise<[string, ServiceState][]> {
  let latest: Promise<[string, ServiceState][]> | undefined;
  const ask = async ([name, url]: [string, string]): Promise<[string, ServiceState]> => [
    name,
    await fetchReadiness(url),
  ];
  return () => {
    latest ??= Promise.all([...services].map(ask)).finally(() => {
      setTimeout(() => (latest = undefined), reusedForMs).unref();
    });
    return latest;
  };
}

/** Reports the state of the edge and of every service. Answers 200: one dead service affects only its own pages. */
export function healthHandler(context: ReadinessContext, services: ReadonlyMap<string, string>): RequestHandler {
  const readStates = createStateReader(services);
  return async (_req, res) => {
    const states = await readStates();
    const edge = findReadinessFault(context) === undefined ? 'ready' : 'not ready';
    const all: HealthReport['services'] = Object.fromEntries([['edge', edge], ...states]);
    const whole = Object.values(all).every((state) => state === 'ready');
    const report: HealthReport = { status: whole ? 'ok' : 'degraded', services: all };
    res.set('cache-control', 'no-store').json(report);
  };
}
