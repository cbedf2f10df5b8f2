import { readConfig } from '@datewright/service-kit/config';
import { startTool } from '@datewright/tool-kit/app/tool-app';
import { chatpadApp } from './app.ts';
import { chatpadConfig } from './config.ts';
import { createContext } from './context.ts';

const ctx = await createContext(readConfig(chatpadConfig));
await startTool(chatpadApp(ctx), ctx);
