import { pathOfRead } from '@datewright/contracts/prerender/page-read';
import type { Composition } from '@datewright/contracts/registry/get-composition';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { createMinuteLimit } from '../security/limit-per-minute.ts';
import type { Shell } from '../shell/load-shell.ts';
import { listVariants, type Variants } from '../visitors/variants.ts';
import { createPageQuota } from './page-quota.ts';
import type { PageStore, StoredPage } from './page-store.ts';
import { type RenderTarget, toRenderTarget } from './render-target.ts';

/** Finds rendered pages for visitors. */
export interface PageCache {
  /** The page that can be sent now; `undefined` when none is ready in time. */
  find(visit: RenderTarget, variants: Variants, ip: string | undefined): Promise<StoredPage | undefined>;
  /** Renders every missing page that has a fixed address, in each of its variants. */
  warmUp(composition: Composition, shell: Shell): Promise<void>;
  /** Deletes every page that was rendered with the response to one of these calls, also those being rendered now. */
  purge(paths: readonly string[]): void;
}

interface Dependencies {
  store: PageStore;
  render: (visit: RenderTarget, variants: Variants) => Promise<StoredPage>;
  /** Milliseconds. */
  freshForMs: number;
  log: Logger;
  countOutcome: (outcome: string) => void;
}

/** Pages that one address may cause to be rendered. */
const rendersPerMinute = 30;
/** Milliseconds for which a rendered "not found" page is served. */
const notFoundTtlMs = 60_000;
/** Milliseconds that a visitor waits for a page that is not cached. */
const maxWaitMs = 1500;
/** Milliseconds before a page that failed to render is tried again. */
const failureCooldownMs = 15_000;

export function createPageCache({ store, render, freshForMs, log, countOutcome }: Dependencies): PageCache {
  const isFresh = ({ renderedAt }: StoredPage) => Date.now() - renderedAt < freshForMs;
  const running = new Map<string, Promise<StoredPage | undefined>>();
  const failed = new LRUCache<string, true>({ max: 5000, ttl: failureCooldownMs });
  /** Pages with status 404 or 410, shared by all visitors and never written to disk. */
  const notFoundPages = new LRUCache<string, StoredPage>({ max: 500, ttl: notFoundTtlMs });
  const quota = createPageQuota();
  const mayRender = createMinuteLimit(rendersPerMinute);

  /** When each call was purged last, by its path. */
  const purgedAt = new Map<string, number>();
  /** It was rendered with a response that a purge has overtaken. */
  const isPurged = ({ data, renderedAt }: StoredPage) =>
    Object.keys(data).some((key) => renderedAt <= (purgedAt.get(pathOfRead(key)) ?? 0));

  async function renderCurrent(visit: RenderTarget, variants: Variants): Promise<StoredPage> {
    for (;;) {
      const stored = await render(visit, variants);
      if (!isPurged(stored)) return stored;
    }
  }

  function renderOnce(visit: RenderTarget, variants: Variants): Promise<StoredPage | undefined> {
    const name = visit.key + JSON.stringify(variants);
    const known = running.get(name);
    if (known) return known;
    const work = renderCurrent(visit, variants)
      .then(
        (stored) => {
          countOutcome('rendered');
          if (stored.page.status === 404 || stored.page.status === 410) {
            notFoundPages.set(visit.key, stored);
            store.delete(visit.key);
            quota.release(visit.key);
          } else {
            notFoundPages.delete(visit.key);
            store.save(stored);
          }
          return stored;
        },
        (err) => {
          countOutcome('failed');
          failed.set(visit.key, true);
          quota.release(visit.key);
          log.warn({ err, path: visit.route.path, why: String(err).slice(0, 200) }, 'a page was not rendered');
          return undefined;
        },
      )
      .finally(() => running.delete(name));
    running.set(name, work);
    return work;
  }

  return {
    async find(visit, variants, ip) {
      const name = visit.key + JSON.stringify(variants);
      const kept = notFoundPages.get(visit.key) ?? store.get(visit.key, variants);
      const isCoolingDown = failed.has(visit.key);
      if (kept) {
        if (!isFresh(kept) && !isCoolingDown) void renderOnce(visit, variants);
        countOutcome(isFresh(kept) ? 'fresh' : 'stale');
        return kept;
      }
      const mayStart = () => mayRender(ip) && (!visit.isParameterized || quota.acquire(visit.key, ip));
      if (isCoolingDown || (!running.has(name) && !mayStart())) {
        countOutcome('refused');
        return undefined;
      }
      const { promise, resolve } = Promise.withResolvers<undefined>();
      const late = setTimeout(() => resolve(undefined), maxWaitMs);
      return Promise.race([renderOnce(visit, variants), promise]).finally(() => clearTimeout(late));
    },
    async warmUp(composition, shell) {
      const all = composition.remotes.flatMap((remote) => remote.card.routes.map((route) => ({ remote, route })));
      for (const found of all) {
        const { path } = found.route;
        const visit = toRenderTarget(found, { path, query: new URLSearchParams() }, composition, shell);
        if (!visit || path.includes(':')) continue;
        const [first = {}] = listVariants([]);
        const known = store.get(visit.key, first);
        if (failed.has(visit.key)) continue;
        const rendered = known ?? (await renderOnce(visit, first));
        for (const variants of listVariants(rendered?.page.experiments ?? [])) {
          if (!store.get(visit.key, variants)) await renderOnce(visit, variants);
        }
      }
    },
    purge(paths) {
      for (const path of paths) purgedAt.set(path, Date.now());
      store.deleteWhere(isPurged);
      for (const [key, stored] of notFoundPages) if (isPurged(stored)) notFoundPages.delete(key);
    },
  };
}
