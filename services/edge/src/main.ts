import { serve } from '@datewright/service-kit/app';
import { createEdgeApp } from './app.ts';
import { loadConfig } from './config.ts';
import { createContext } from './context.ts';

const context = await createContext(loadConfig());
await serve(createEdgeApp(context), context.config, context.log, async () => {});
