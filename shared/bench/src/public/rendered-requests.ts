import type { BenchSystem } from '../bench-system.ts';
import type { Figure } from '../figure.ts';
import { measureRequestsPerSecond } from '../routes/requests-per-second.ts';
import { waitUntilRendered } from './rendered-paths.ts';

/** Pages per second from the edge: a server-rendered page, and a client-rendered one. */
export async function measureRenderedRequests(bench: BenchSystem): Promise<Figure[]> {
  const url = `${bench.system.origin}/pricing`;
  await waitUntilRendered(url);
  const visitor = { accept: 'text/html', 'accept-encoding': 'br', cookie: 'visitor_id=visitor-of-the-bench' };
  const asked = (headers: Record<string, string>) => measureRequestsPerSecond(bench, { url, headers, seconds: 8 });
  const figure = (name: string, value: number): Figure => ({
    part: 'public',
    name,
    value,
    unit: 'requests/s',
    samples: 1,
  });
  return [
    figure('Pages that were drawn, from the edge', await asked(visitor)),
    figure(
      'Pages that begin in the browser, from the edge',
      await asked({ ...visitor, cookie: `${visitor.cookie}; __Host-session_id=nobody` }),
    ),
  ];
}
