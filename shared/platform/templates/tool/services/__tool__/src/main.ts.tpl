import { readConfig } from '@datewright/service-kit/config';
import { startTool } from '@datewright/tool-kit/app/tool-app';
import { __tool__App } from './app.ts';
import { __tool__Config } from './config.ts';
import { createContext } from './context.ts';

const ctx = await createContext(readConfig(__tool__Config));
await startTool(__tool__App(ctx), ctx);
