import { serve } from '@datewright/service-kit/app';
import { readConfig } from '@datewright/service-kit/config';
import { marketingApp } from './app.ts';
import { marketingConfig } from './config.ts';
import { createContext } from './context.ts';

const context = await createContext(readConfig(marketingConfig));
await serve(marketingApp(context), context.config, context.log, () => context.connection.close());
