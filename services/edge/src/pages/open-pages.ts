import { join } from 'node:path';
import type { Metrics } from '@datewright/service-kit/metrics';
import type { Logger } from 'pino';
import type { EdgeConfig } from '../config.ts';
import type { CompositionSource } from '../remotes/composition-source.ts';
import type { RemoteFiles } from '../remotes/remote-files.ts';
import type { Shell } from '../shell/load-shell.ts';
import { drawPage } from './draw-page.ts';
import { pageStore } from './page-store.ts';
import { type Pages, pages } from './pages.ts';
import { rendererClient } from './renderer-client.ts';
import { serverBundles } from './server-bundles.ts';
import { pageWriter } from './write-page.ts';

/** All that the edge has for pages as HTML. */
export interface OpenedPages extends Pages {
  shellBuild: string;
  write: ReturnType<typeof pageWriter>;
}

interface Around {
  config: EdgeConfig;
  shell: Shell;
  files: RemoteFiles;
  serviceUrls: ReadonlyMap<string, string>;
  compositions: CompositionSource;
  log: Logger;
  metrics: Metrics;
}

/** Milliseconds after which the edge looks by itself whether a page is missing: another version went live, or one failed. */
const lookEvery = 5000;
const nobody = 'nobody-in-particular';

/** Opens the pages, and keeps them warm: after each promotion, and after a start. */
export async function openPages(around: Around): Promise<OpenedPages | undefined> {
  const { config, shell, files, serviceUrls, compositions, log, metrics } = around;
  if (!config.RENDERER_URL || !shell.server) return undefined;
  const bundles = serverBundles(files, shell.server);
  const renderer = rendererClient(config.RENDERER_URL);
  const counter = metrics.counter('pages_total', 'Pages as HTML by what became of them.', ['outcome']);
  const { build: shellBuild } = shell.server;
  const opened = pages({
    store: await pageStore(join(config.CACHE_DIR, 'pages'), log),
    draw: (visit, variants) =>
      drawPage({ renderer, bundles, serviceUrls, origin: config.PUBLIC_ORIGIN }, visit, variants),
    shellBuild,
    freshFor: config.PAGES_FRESH_MS,
    log,
    count: (outcome) => counter.inc({ outcome }),
  });
  let warming = false;
  const look = async () => {
    if (warming) return;
    warming = true;
    await compositions
      .forVisitor(nobody)
      .then(opened.warmUp)
      .catch((err) => log.warn({ err }, 'the pages could not be warmed up'))
      .finally(() => {
        warming = false;
      });
  };
  setInterval(look, lookEvery).unref();
  setTimeout(look, 0).unref();
  const write = pageWriter({
    shell: shell.server.page,
    shellParts: shell.server.manifest.parts,
    shellFiles: shell.files,
    partsOf: async (remote) => (await bundles.ofRemote(remote)).parts,
  });
  return { ...opened, shellBuild, write };
}
