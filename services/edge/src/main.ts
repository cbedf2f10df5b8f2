import { readConfig } from '@datewright/service-kit/config';
import { startOrExit } from '@datewright/service-kit/errors/start-or-exit';
import { startServer } from '@datewright/service-kit/http/start-server';
import { createEdgeApp } from './app.ts';
import { edgeConfig } from './config.ts';
import { createContext } from './context.ts';
import { limitConnections } from './security/limit-per-address.ts';
import { serveMetrics } from './serve-metrics.ts';

const context = await startOrExit(() => createContext(readConfig(edgeConfig)));
const { config } = context;
const { HOST, METRICS_PORT } = config;
const stopMetrics = METRICS_PORT ? await serveMetrics(context.metrics, HOST, METRICS_PORT) : async () => {};
const { server } = await startServer(createEdgeApp(context), { config, log: context.log, close: stopMetrics });
if (config.TRUST_PROXY_HOPS === 0) limitConnections(server, config.CONNECTIONS_PER_ADDRESS);
