import { createLog } from '@datewright/service-kit/logging';
import { createMetrics, type Metrics } from '@datewright/service-kit/metrics';
import type { Logger } from 'pino';
import { type BundleFiles, bundleFiles } from './bundle-files.ts';
import type { RendererConfig } from './config.ts';
import { startThreads, type Threads } from './threads.ts';

export interface AppContext {
  config: RendererConfig;
  log: Logger;
  metrics: Metrics;
  bundles: BundleFiles;
  threads: Threads;
}

export function createContext(config: RendererConfig): AppContext {
  const log = createLog('renderer', config.LOG_LEVEL);
  return {
    config,
    log,
    metrics: createMetrics('renderer'),
    bundles: bundleFiles(),
    threads: startThreads(config, log),
  };
}
