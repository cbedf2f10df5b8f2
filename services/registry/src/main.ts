import { readConfig } from '@datewright/service-kit/config';
import { startServer } from '@datewright/service-kit/http/start-server';
import { registryApp } from './app.ts';
import { registryConfig } from './config.ts';
import { createContext } from './context.ts';

const context = await createContext(readConfig(registryConfig));
await startServer(registryApp(context), context.config, context.log, () => context.connection.close());
