import { serve } from '@datewright/service-kit/app';
import { readConfig } from '@datewright/service-kit/config';
import { registryApp } from './app.ts';
import { registryConfig } from './config.ts';
import { createContext } from './context.ts';

const context = await createContext(readConfig(registryConfig));
await serve(registryApp(context), context.config, context.log, () => context.connection.close());
