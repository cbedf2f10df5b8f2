import { serve } from '@datewright/service-kit/app';
import { readConfig } from '@datewright/service-kit/config';
import { buildIndexes } from '@datewright/service-kit/mongo';
import { chatpadApp } from './app.ts';
import { chatpadConfig } from './config.ts';
import { createContext } from './context.ts';

const config = readConfig(chatpadConfig);
const ctx = await createContext(config);
await buildIndexes(ctx.connection);
await serve(chatpadApp(ctx), config, ctx.log, ctx.close);
