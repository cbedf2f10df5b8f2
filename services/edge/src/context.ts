import { createLog } from '@datewright/service-kit/logging';
import { createMetrics, type Metrics } from '@datewright/service-kit/metrics';
import { parsePairs } from '@datewright/service-kit/service-token';
import type { Logger } from 'pino';
import type { EdgeConfig } from './config.ts';
import { type OpenedPages, openPages } from './pages/open-pages.ts';
import { type CompositionSource, compositionSource } from './remotes/composition-source.ts';
import { type RemoteFiles, remoteFiles } from './remotes/remote-files.ts';
import { loadShell, type Shell } from './shell/load-shell.ts';

export interface AppContext {
  config: EdgeConfig;
  log: Logger;
  metrics: Metrics;
  serviceUrls: ReadonlyMap<string, string>;
  files: RemoteFiles;
  compositions: CompositionSource;
  shell: Shell;
  /** Pages as HTML; `undefined` where nobody draws them. */
  pages: OpenedPages | undefined;
}

export async function createContext(config: EdgeConfig, overrides: Partial<AppContext> = {}): Promise<AppContext> {
  const log = createLog('edge', config.LOG_LEVEL);
  const files = overrides.files ?? remoteFiles(config.REGISTRY_URL, config.CACHE_DIR, log);
  const base = {
    config,
    log,
    metrics: createMetrics('edge'),
    serviceUrls: parsePairs(config.SERVICE_URLS),
    files,
    compositions: compositionSource(config.REGISTRY_URL, config.CACHE_DIR, files, log),
    shell: await loadShell(config.SHELL_DIR),
    ...overrides,
  };
  return { ...base, pages: await openPages(base) };
}
