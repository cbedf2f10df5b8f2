import { parseNamedTokens } from '@datewright/service-kit/auth/service-token';
import { createLogger } from '@datewright/service-kit/observability/logging';
import { createMetrics, type Metrics } from '@datewright/service-kit/observability/metrics';
import type { Logger } from 'pino';
import type { EdgeConfig } from './config.ts';
import { createPageRendering, type PageRendering } from './pages/page-rendering.ts';
import { createPurgeCdn } from './pages/purge-cdn.ts';
import { type CompositionSource, openCompositionSource } from './remotes/composition-source.ts';
import { createPreviews, type Previews } from './remotes/previews.ts';
import { createRemoteFiles, type RemoteFiles } from './remotes/remote-files.ts';
import { loadShell } from './shell/load-shell.ts';
import { createShells, type Shells } from './shell/shells.ts';

export interface AppContext {
  config: EdgeConfig;
  log: Logger;
  metrics: Metrics;
  serviceUrls: ReadonlyMap<string, string>;
  files: RemoteFiles;
  compositions: CompositionSource;
  previews: Previews;
  shells: Shells;
  /** `undefined` where no renderer is configured. */
  pages: PageRendering | undefined;
}

export async function createContext(config: EdgeConfig, overrides: Partial<AppContext> = {}): Promise<AppContext> {
  const log = createLogger('edge', config.LOG_LEVEL);
  const files = overrides.files ?? createRemoteFiles(config.REGISTRY_URL, config.CACHE_DIR, log);
  const purgeCdn = createPurgeCdn(config, log);
  const deployed = await loadShell(config.SHELL_DIR);
  const shells = createShells({ files, deployed, source: config.SHELL_SOURCE, log });
  const base = {
    config,
    log,
    metrics: createMetrics('edge'),
    serviceUrls: parseNamedTokens(config.SERVICE_URLS),
    files,
    compositions:
      overrides.compositions ??
      (await openCompositionSource({
        registryUrl: config.REGISTRY_URL,
        cacheDir: config.CACHE_DIR,
        files,
        shells,
        log,
        onChange: () => purgeCdn('pages'),
      })),
    previews: createPreviews(config.REGISTRY_URL, shells, log),
    shells,
    ...overrides,
  };
  return { ...base, pages: await createPageRendering({ ...base, purgeCdn }) };
}
