import type { AttackEnvironment } from './attack-environment.ts';
import { sendRawRequest } from './send-raw-request.ts';

/** Memory of each process in megabytes, from its metrics. */
export async function measureMemory({ processes }: AttackEnvironment): Promise<Record<string, number>> {
  const read = Object.entries(processes).map(async ([name, { metricsUrl }]): Promise<[string, number]> => {
    const { text } = await sendRawRequest(metricsUrl, { method: 'GET', path: '/metrics' });
    return [name, Number(/^process_resident_memory_bytes\{[^}]*\} (\S+)/m.exec(text)?.[1]) / 2 ** 20];
  });
  // The sandbox is no part of the product and has no metrics.
  return Object.fromEntries((await Promise.all(read)).filter(([, megabytes]) => !Number.isNaN(megabytes)));
}
