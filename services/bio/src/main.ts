import { readConfig } from '@datewright/service-kit/config';
import { startTool } from '@datewright/tool-kit/app/tool-app';
import { createBioApp } from './app.ts';
import { bioConfig } from './config.ts';
import { createContext } from './context.ts';

const ctx = await createContext(readConfig(bioConfig));
await startTool(createBioApp(ctx), ctx);
