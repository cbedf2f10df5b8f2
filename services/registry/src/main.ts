import { serve } from '@datewright/service-kit/app';
import { registryApp } from './app.ts';
import { loadConfig } from './config.ts';
import { createContext } from './context.ts';

const context = await createContext(loadConfig());
await serve(registryApp(context), context.config, context.log, () => context.connection.close());
