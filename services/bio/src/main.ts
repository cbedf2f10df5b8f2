import { readConfig } from '@datewright/service-kit/config';
import { serveTool } from '@datewright/service-kit/tool-app';
import { bioApp } from './app.ts';
import { bioConfig } from './config.ts';
import { createContext } from './context.ts';

const ctx = await createContext(readConfig(bioConfig));
await serveTool(bioApp(ctx), ctx);
