import { serve } from '@datewright/service-kit/app';
import { createRegistryApp } from './app.ts';
import { loadConfig } from './config.ts';
import { createContext } from './context.ts';

const context = await createContext(loadConfig());
await serve(createRegistryApp(context), context.config, context.log, () => context.connection.close());
