import { type Composition, getComposition } from '@datewright/contracts/registry/get-composition';
import { z } from '@datewright/contracts/zod';
import type { Logger } from 'pino';

interface LivePage {
  path: string;
  title: string;
}

/** The public pages of live remotes. While the registry is down, the last answer is used, or an empty list. */
export interface LivePagesClient {
  list(): Promise<LivePage[]>;
}

const cacheTtlMs = 60_000;
const timeoutMs = 1500;

const selectPublicPages = ({ remotes }: Composition): LivePage[] =>
  remotes
    .flatMap(({ card }) => card.routes)
    .filter(({ guard, prerender, path }) => guard === 'open' && prerender && !path.includes(':'))
    .map(({ path, title }) => ({ path, title }));

/** Lists pages for search engines: guard `open`, prerendered, and without a path parameter. */
export function createLivePagesClient(registryUrl: string, log: Logger, now: () => number): LivePagesClient {
  let known: LivePage[] = [];
  let readAt = Number.NEGATIVE_INFINITY;

  async function read(): Promise<void> {
    const url = new URL(getComposition.path, registryUrl);
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new Error(`The registry answered ${answer.status}.`);
    known = selectPublicPages(z.parse(getComposition.response, await answer.json()));
  }

  return {
    async list() {
      if (now() - readAt < cacheTtlMs) return known;
      readAt = now();
      await read().catch((err) => log.warn({ err }, 'the registry did not answer; the last pages serve'));
      return known;
    },
  };
}
