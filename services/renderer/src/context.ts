import { createLogger } from '@datewright/service-kit/observability/logging';
import { createMetrics, type Metrics } from '@datewright/service-kit/observability/metrics';
import type { Logger } from 'pino';
import { type BundleFiles, createBundleFiles } from './bundle-files.ts';
import type { RendererConfig } from './config.ts';
import { type RenderPool, startRenderPool } from './render-pool.ts';

export interface AppContext {
  config: RendererConfig;
  log: Logger;
  metrics: Metrics;
  bundles: BundleFiles;
  renderPool: RenderPool;
}

export function createContext(config: RendererConfig): AppContext {
  const log = createLogger('renderer', config.LOG_LEVEL);
  return {
    config,
    log,
    metrics: createMetrics('renderer'),
    bundles: createBundleFiles(),
    renderPool: startRenderPool(config, log),
  };
}
