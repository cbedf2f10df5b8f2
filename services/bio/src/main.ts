import { serve } from '@datewright/service-kit/app';
import { readConfig } from '@datewright/service-kit/config';
import { buildIndexes } from '@datewright/service-kit/mongo';
import { bioApp } from './app.ts';
import { bioConfig } from './config.ts';
import { createContext } from './context.ts';

const config = readConfig(bioConfig);
const ctx = await createContext(config);
await buildIndexes(ctx.connection);
await serve(bioApp(ctx), config, ctx.log, ctx.close);
