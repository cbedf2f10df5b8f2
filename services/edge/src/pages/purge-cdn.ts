import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EdgeConfig } from '../config.ts';
import type { CacheTag } from './share-page.ts';

/** Has the CDN drop its copies of the pages with this tag. Returns at once. */
export type PurgeCdn = (tag: CacheTag) => void;

const timeoutMs = 5000;
/** Milliseconds before each retry. */
const retryDelaysMs = [1000, 3000, 10_000, 30_000];
/**
 * Milliseconds before a purge is repeated: another edge learns of the change up to a second later, and the CDN may have
 * copied its old page meanwhile.
 */
const repeatDelayMs = 4000;

/** Without a CDN, nothing is sent. */
export function createPurgeCdn({ CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token }: EdgeConfig, log: Logger): PurgeCdn {
  if (url === undefined) return () => {};

  async function send(tag: CacheTag): Promise<void> {
    const response = await fetch(url as string, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: [tag] }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The CDN answered ${response.status}.`);
  }

  async function purge(tag: CacheTag, retries = retryDelaysMs): Promise<void> {
    const [wait, ...left] = retries;
    try {
      await send(tag);
    } catch (err) {
      if (wait === undefined) return log.error({ err, tag }, 'the CDN was not purged');
      log.warn({ err, tag }, 'the CDN did not take a purge');
      await sleep(wait, undefined, { ref: false });
      await purge(tag, left);
    }
  }

  return async (tag) => {
    await purge(tag);
    await sleep(repeatDelayMs, undefined, { ref: false });
    await purge(tag);
  };
}
