import { serve } from '@datewright/service-kit/app';
import { readConfig } from '@datewright/service-kit/config';
import { createEdgeApp } from './app.ts';
import { edgeConfig } from './config.ts';
import { createContext } from './context.ts';
import { limitConnections } from './security/limit-addresses.ts';
import { serveMetrics } from './serve-metrics.ts';

const context = await createContext(readConfig(edgeConfig));
const { config } = context;
const { HOST, METRICS_PORT } = config;
const endMetrics = METRICS_PORT ? await serveMetrics(context.metrics, HOST, METRICS_PORT) : async () => {};
const { server } = await serve(createEdgeApp(context), config, context.log, endMetrics);
if (config.TRUST_PROXY_HOPS === 0) limitConnections(server, config.CONNECTIONS_PER_ADDRESS);
