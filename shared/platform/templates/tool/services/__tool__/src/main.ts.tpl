import { readConfig } from '@datewright/service-kit/config';
import { serveTool } from '@datewright/service-kit/tool-app';
import { __tool__App } from './app.ts';
import { __tool__Config } from './config.ts';
import { createContext } from './context.ts';

const ctx = await createContext(readConfig(__tool__Config));
await serveTool(__tool__App(ctx), ctx);
