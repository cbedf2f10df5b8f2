import { readConfig } from '@datewright/service-kit/config';
import { startTool } from '@datewright/tool-kit/app/tool-app';
import { createPhotoApp } from './app.ts';
import { photoConfig } from './config.ts';
import { createContext } from './context.ts';

const ctx = await createContext(readConfig(photoConfig));
await startTool(createPhotoApp(ctx), ctx);
