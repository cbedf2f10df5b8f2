import { readFile } from 'node:fs/promises';
import type { BenchSystem } from '../bench-system.ts';
import type { Figure } from '../figure.ts';
import { measureAlternately, toPairedFigures } from '../paired.ts';
import { measureRequestsPerSecond } from '../routes/requests-per-second.ts';
import { waitUntilRendered } from './rendered-paths.ts';

/** Memory of a process in megabytes, now and at most since its start. */
async function readMemory(pid: number | undefined): Promise<{ now: number; most: number }> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN) / 1024;
  return { now: read('VmRSS'), most: read('VmHWM') };
}

/** Pages per second from the edge, by visitor and by where they are rendered, and the memory that this takes. */
export async function measureRenderedRequests(bench: BenchSystem): Promise<Figure[]> {
  const url = `${bench.system.origin}/pricing`;
  await waitUntilRendered(url);
  const visitor = { accept: 'text/html', 'accept-encoding': 'br', cookie: 'visitor_id=visitor-of-the-bench' };
  const { cookie: _cookie, ...newVisitor } = visitor;
  const asked = (headers: Record<string, string>) => measureRequestsPerSecond(bench, { url, headers, seconds: 8 });
  const [withoutCookie, known] = await measureAlternately(
    bench.repetitions(5),
    () => asked(newVisitor),
    () => asked(visitor),
  );
  const ofMember = await asked({ ...visitor, cookie: `${visitor.cookie}; __Host-session_id=nobody` });
  const { now, most } = await readMemory(bench.system.processes.edge?.pid());
  const memory = { part: 'public', unit: 'MB', samples: 1, goal: { atMost: 300 } } as const;
  return [
    ...toPairedFigures({
      part: 'public',
      what: 'Pages that were rendered, from the edge',
      unit: 'requests/s',
      ours: { name: 'without a cookie', values: withoutCookie },
      theirs: { name: 'of a known visitor', values: known },
      goal: { atLeast: 0.9 },
    }),
    {
      part: 'public',
      name: 'Pages that begin in the browser, from the edge',
      value: ofMember,
      unit: 'requests/s',
      samples: 1,
    },
    { ...memory, name: 'Memory of the edge after these pages', value: now },
    { ...memory, name: 'Memory of the edge, most', value: most },
  ];
}
