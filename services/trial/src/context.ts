import { createLogger } from '@datewright/service-kit/observability/logging';
import { createMetrics, type Metrics } from '@datewright/service-kit/observability/metrics';
import type { Logger } from 'pino';
import { createEdge, type Edge } from './clients/edge.ts';
import { createRegistry, type Registry } from './clients/registry.ts';
import type { TrialConfig } from './config.ts';

export interface AppContext {
  config: TrialConfig;
  log: Logger;
  metrics: Metrics;
  registry: Registry;
  edge: Edge;
}

export const createContext = (config: TrialConfig): AppContext => ({
  config,
  log: createLogger('trial', config.LOG_LEVEL),
  metrics: createMetrics('trial'),
  registry: createRegistry(config.REGISTRY_URL, config.TRIAL_TOKEN),
  edge: createEdge(config.SHELL_URL, config.PUBLIC_ORIGIN),
});
