import { join } from 'node:path';
import { callsOfRevision } from '@datewright/contracts/marketing/get-posts-revision';
import type { Metrics } from '@datewright/service-kit/observability/metrics';
import type { Logger } from 'pino';
import type { EdgeConfig } from '../config.ts';
import type { CompositionSource } from '../remotes/composition-source.ts';
import type { RemoteFiles } from '../remotes/remote-files.ts';
import type { Shells } from '../shell/shells.ts';
import { createPageAssembler } from './assemble-page.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { openPageStore } from './page-store.ts';
import type { PurgeCdn } from './purge-cdn.ts';
import { renderPage } from './render-page.ts';
import { createRendererClient } from './renderer-client.ts';
import { createServerBundles } from './server-bundles.ts';
import { watchPosts } from './watch-posts.ts';

/** Serves pages as HTML: the cache of rendered pages, and their documents. */
export interface PageRendering extends PageCache {
  assemble: ReturnType<typeof createPageAssembler>;
}

interface Dependencies {
  config: EdgeConfig;
  shells: Shells;
  files: RemoteFiles;
  serviceUrls: ReadonlyMap<string, string>;
  compositions: CompositionSource;
  log: Logger;
  metrics: Metrics;
  purgeCdn: PurgeCdn;
}

/** Milliseconds between checks for missing pages, after a promotion or a failed render. */
const warmUpIntervalMs = 5000;

/** Opens the page cache, and warms it with the pages of stable versions after each promotion and each start. */
export async function createPageRendering(around: Dependencies): Promise<PageRendering | undefined> {
  const { config, shells, files, serviceUrls, compositions, log, metrics, purgeCdn } = around;
  if (!config.RENDERER_URL) return undefined;
  const bundles = createServerBundles(files);
  const renderer = createRendererClient(config.RENDERER_URL);
  const counter = metrics.counter('pages_total', 'Pages as HTML by what became of them.', ['outcome']);
  const opened = createPageCache({
    store: await openPageStore(join(config.CACHE_DIR, 'pages'), log),
    render: (visit, variants) =>
      renderPage({ renderer, bundles, serviceUrls, origin: config.PUBLIC_ORIGIN }, visit, variants),
    freshForMs: config.PAGES_FRESH_MS,
    log,
    countOutcome: (outcome) => counter.inc({ outcome }),
  });
  let warming = false;
  const look = async () => {
    if (warming) return;
    warming = true;
    const composition = compositions.forVisitor();
    await opened
      .warmUp(composition, shells.of(composition))
      .catch((err) => log.warn({ err }, 'the pages could not be warmed up'))
      .finally(() => {
        warming = false;
      });
  };
  setInterval(look, warmUpIntervalMs).unref();
  setTimeout(look, 0).unref();
  const marketingUrl = serviceUrls.get('marketing');
  if (marketingUrl) {
    const purge = () => {
      opened.purge(callsOfRevision);
      purgeCdn('posts');
    };
    await watchPosts({ url: marketingUrl, cacheDir: config.CACHE_DIR, log, purge });
  }
  const assemble = createPageAssembler(async (remote) => (await bundles.forRemote(remote)).parts);
  return { ...opened, assemble };
}
