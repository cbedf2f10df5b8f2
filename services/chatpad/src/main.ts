import { readConfig } from '@datewright/service-kit/config';
import { serveTool } from '@datewright/service-kit/tool-app';
import { chatpadApp } from './app.ts';
import { chatpadConfig } from './config.ts';
import { createContext } from './context.ts';

const ctx = await createContext(readConfig(chatpadConfig));
await serveTool(chatpadApp(ctx), ctx);
