import { serve } from '@datewright/service-kit/app';
import { readConfig } from '@datewright/service-kit/config';
import { createEdgeApp } from './app.ts';
import { edgeConfig } from './config.ts';
import { createContext } from './context.ts';

const context = await createContext(readConfig(edgeConfig));
await serve(createEdgeApp(context), context.config, context.log, async () => {});
