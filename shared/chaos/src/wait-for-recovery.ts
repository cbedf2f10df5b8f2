import { setTimeout as pause } from 'node:timers/promises';
import type { System } from '@datewright/platform/system/system';

const isReachable = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    async (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );

async function isHealthy({ origin, inboxUrl }: System): Promise<boolean> {
  const [health, home, inbox] = await Promise.all([
    isReachable(`${origin}/healthz`),
    isReachable(`${origin}/`),
    isReachable(`${inboxUrl}.json?to=nobody@example.com`),
  ]);
  if (!health || !home || !inbox) return false;
  const services: Record<string, string> = JSON.parse(health).services;
  return Object.values(services).every((state) => state === 'ready');
}

const timeoutSeconds = 30;

/** Seconds until everything answers and keeps answering for two more; `undefined` when that takes too long. */
export async function waitForRecovery(system: System): Promise<number | undefined> {
  const begun = performance.now();
  let wellSince: number | undefined;
  while (performance.now() - begun < timeoutSeconds * 1000) {
    const asked = performance.now();
    wellSince = (await isHealthy(system)) ? (wellSince ?? asked) : undefined;
    if (wellSince !== undefined && performance.now() - wellSince > 2000) return (wellSince - begun) / 1000;
    await pause(150);
  }
  return undefined;
}
