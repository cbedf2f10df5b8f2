import { readConfig } from '@datewright/service-kit/config';
import { serveTool } from '@datewright/service-kit/tool-app';
import { photoApp } from './app.ts';
import { photoConfig } from './config.ts';
import { createContext } from './context.ts';

const ctx = await createContext(readConfig(photoConfig));
await serveTool(photoApp(ctx), ctx);
