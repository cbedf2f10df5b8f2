import { setTimeout as pause } from 'node:timers/promises';
import type { System } from '@datewright/platform/system/system';

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    async (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );

async function isWell({ origin, inboxUrl }: System): Promise<boolean> {
  const [health, home, inbox] = await Promise.all([
    answers(`${origin}/healthz`),
    answers(`${origin}/`),
    answers(`${inboxUrl}.json?to=nobody@example.com`),
  ]);
  if (!health || !home || !inbox) return false;
  const services: Record<string, string> = JSON.parse(health).services;
  return Object.values(services).every((state) => state === 'ready');
}

const longest = 30;

/** Seconds until everything answers and goes on answering for two more; `undefined` when that takes too long. */
export async function secondsToRecover(system: System): Promise<number | undefined> {
  const begun = performance.now();
  let wellSince: number | undefined;
  while (performance.now() - begun < longest * 1000) {
    const asked = performance.now();
    wellSince = (await isWell(system)) ? (wellSince ?? asked) : undefined;
    if (wellSince !== undefined && performance.now() - wellSince > 2000) return (wellSince - begun) / 1000;
    await pause(150);
  }
  return undefined;
}
