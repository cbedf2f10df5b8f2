import { serve } from '@datewright/service-kit/app';
import { createMarketingApp } from './app.ts';
import { loadConfig } from './config.ts';
import { createContext } from './context.ts';

const context = await createContext(loadConfig());
await serve(createMarketingApp(context), context.config, context.log, () => context.connection.close());
