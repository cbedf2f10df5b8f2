import { setTimeout as pause } from 'node:timers/promises';
import type { System } from '@datewright/platform/system/system';

const isReachable = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    async (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );

/** What does not answer or is not ready; empty when everything is well. */
async function listTroubles({ origin, inboxUrl }: System): Promise<string[]> {
  const [health, home, inbox] = await Promise.all([
    isReachable(`${origin}/healthz`),
    isReachable(`${origin}/`),
    isReachable(`${inboxUrl}.json?to=nobody@example.com`),
  ]);
  const services: Record<string, string> = health ? JSON.parse(health).services : {};
  return [
    ...(health ? [] : ['edge']),
    ...(home ? [] : ['home page']),
    ...(inbox ? [] : ['inbox']),
    ...Object.keys(services).filter((name) => services[name] !== 'ready'),
  ];
}

const timeoutSeconds = 120;

/**
 * Seconds until everything answers and keeps answering for two more; `undefined` when that takes too long. Says what it
 * waits for, whenever that changes.
 */
export async function waitForRecovery(system: System, say: (line: string) => void): Promise<number | undefined> {
  const begun = performance.now();
  let wellSince: number | undefined;
  let before = '';
  while (performance.now() - begun < timeoutSeconds * 1000) {
    const asked = performance.now();
    const troubles = (await listTroubles(system)).join(', ');
    if (troubles !== before)
      say(`  after ${((asked - begun) / 1000).toFixed(1)} s: ${troubles ? `waits for ${troubles}` : 'well'}`);
    before = troubles;
    wellSince = troubles ? undefined : (wellSince ?? asked);
    if (wellSince !== undefined && performance.now() - wellSince > 2000) return (wellSince - begun) / 1000;
    await pause(150);
  }
  return undefined;
}
