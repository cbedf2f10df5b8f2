import type { RequestHandler } from 'express';

async function fetchReadiness(url: string): Promise<'ready' | 'not ready' | 'down'> {
  const answer = await fetch(new URL('/readyz', url), { signal: AbortSignal.timeout(1500) }).catch(() => undefined);
  if (!answer) return 'down';
  return answer.ok ? 'ready' : 'not ready';
}

/**
 * Reports the state of every service. Answers 200 while the edge itself works: one dead service affects only its own
 * pages.
 */
export function healthHandler(services: ReadonlyMap<string, string>): RequestHandler {
  return async (_req, res) => {
    const states = await Promise.all(
      [...services].map(async ([name, url]) => [name, await fetchReadiness(url)] as const),
    );
    const all = Object.fromEntries([['edge', 'ready'], ...states]);
    const whole = Object.values(all).every((state) => state === 'ready');
    res.set('cache-control', 'no-store').json({ status: whole ? 'ok' : 'degraded', services: all });
  };
}
