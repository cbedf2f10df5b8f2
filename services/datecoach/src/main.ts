import { readConfig } from '@datewright/service-kit/config';
import { serveTool } from '@datewright/service-kit/tool-app';
import { datecoachApp } from './app.ts';
import { datecoachConfig } from './config.ts';
import { createContext } from './context.ts';

const ctx = await createContext(readConfig(datecoachConfig));
await serveTool(datecoachApp(ctx), ctx);
