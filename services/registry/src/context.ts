import { createLog } from '@datewright/service-kit/logging';
import { createMetrics, type Metrics } from '@datewright/service-kit/metrics';
import { buildIndexes, connectMongo } from '@datewright/service-kit/mongo';
import { parsePairs } from '@datewright/service-kit/service-token';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { type LiveContracts, liveContracts } from './clients/live-contracts.ts';
import type { RegistryConfig } from './config.ts';
import { type FileStore, fileStore } from './data/files.ts';
import { type ReleaseStore, releaseStore } from './data/releases.ts';
import { type VersionStore, versionStore } from './data/versions.ts';

export interface AppContext {
  config: RegistryConfig;
  log: Logger;
  metrics: Metrics;
  connection: Connection;
  files: FileStore;
  versions: VersionStore;
  releases: ReleaseStore;
  live: LiveContracts;
}

export async function createContext(config: RegistryConfig, overrides: Partial<AppContext> = {}): Promise<AppContext> {
  const connection = overrides.connection ?? (await connectMongo(config));
  const context: AppContext = {
    config,
    log: createLog('registry', config.LOG_LEVEL),
    metrics: createMetrics('registry'),
    connection,
    files: fileStore(connection),
    versions: versionStore(connection),
    releases: releaseStore(connection),
    live: liveContracts(config.SHELL_URL, parsePairs(config.SERVICE_URLS)),
    ...overrides,
  };
  await buildIndexes(connection);
  return context;
}
