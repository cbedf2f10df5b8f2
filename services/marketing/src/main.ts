import { serve } from '@datewright/service-kit/app';
import { marketingApp } from './app.ts';
import { loadConfig } from './config.ts';
import { createContext } from './context.ts';

const context = await createContext(loadConfig());
await serve(marketingApp(context), context.config, context.log, () => context.connection.close());
