import { serve } from '@datewright/service-kit/app';
import { readConfig } from '@datewright/service-kit/config';
import { createEdgeApp } from './app.ts';
import { edgeConfig } from './config.ts';
import { createContext } from './context.ts';
import { limitConnections } from './security/limit-addresses.ts';

const context = await createContext(readConfig(edgeConfig));
const { config } = context;
const { server } = await serve(createEdgeApp(context), config, context.log, async () => {});
if (config.TRUST_PROXY_HOPS === 0) limitConnections(server, config.CONNECTIONS_PER_ADDRESS);
