import { ask } from './ask.ts';
import type { House } from './house.ts';

/** Megabytes that each process holds, as its metrics say. */
export async function memoryOf({ processes }: House): Promise<Record<string, number>> {
  const read = Object.entries(processes).map(async ([name, { metricsUrl }]): Promise<[string, number]> => {
    const { text } = await ask(metricsUrl, { method: 'GET', path: '/metrics' });
    return [name, Number(/^process_resident_memory_bytes\{[^}]*\} (\S+)/m.exec(text)?.[1]) / 2 ** 20];
  });
  // The sandbox is no part of the product and tells nothing.
  return Object.fromEntries((await Promise.all(read)).filter(([, megabytes]) => !Number.isNaN(megabytes)));
}
