import { parseNamedTokens } from '@datewright/service-kit/auth/service-token';
import { buildIndexes } from '@datewright/service-kit/database/build-indexes';
import { openDatabase } from '@datewright/service-kit/database/open-database';
import { createRateLimiter, type RateLimiter } from '@datewright/service-kit/limits/rate-limit';
import { createLogger } from '@datewright/service-kit/observability/logging';
import { createMetrics, type Metrics } from '@datewright/service-kit/observability/metrics';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { createLiveContracts, type LiveContracts } from './clients/live-contracts.ts';
import type { RegistryConfig } from './config.ts';
import { createFileStore, type FileStore } from './data/file-store.ts';
import { createPreviewStore, type PreviewStore } from './data/preview-store.ts';
import { createReleaseStore, type ReleaseStore } from './data/release-store.ts';
import { createTrialStore, type TrialStore } from './data/trial-store.ts';
import { createVersionStore, type VersionStore } from './data/version-store.ts';
import { createViewStore, type ViewStore } from './data/view-store.ts';

export interface AppContext {
  config: RegistryConfig;
  log: Logger;
  metrics: Metrics;
  connection: Connection;
  files: FileStore;
  versions: VersionStore;
  releases: ReleaseStore;
  trials: TrialStore;
  previews: PreviewStore;
  views: ViewStore;
  limiter: RateLimiter;
  live: LiveContracts;
}

export async function createContext(config: RegistryConfig): Promise<AppContext> {
  const log = createLogger('registry', config.LOG_LEVEL);
  const { connection, now } = await openDatabase(config, log);
  const context: AppContext = {
    config,
    log,
    metrics: createMetrics('registry'),
    connection,
    files: createFileStore(connection),
    versions: createVersionStore(connection),
    releases: createReleaseStore(connection),
    trials: createTrialStore(connection, now),
    previews: createPreviewStore(connection),
    views: createViewStore(connection, now),
    limiter: createRateLimiter(connection, now),
    live: createLiveContracts(config.SHELL_URL, parseNamedTokens(config.SERVICE_URLS)),
  };
  await buildIndexes(connection, context.log);
  return context;
}
