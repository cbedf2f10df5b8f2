import { loadWordFrequencies } from '@datewright/safety/text/word-frequency';
import { readConfig } from '@datewright/service-kit/config';
import { startTool } from '@datewright/tool-kit/app/tool-app';
import { datecoachApp } from './app.ts';
import { datecoachConfig } from './config.ts';
import { createContext } from './context.ts';

// Validators detect the language of an answer on this thread.
loadWordFrequencies();
const ctx = await createContext(readConfig(datecoachConfig));
await startTool(datecoachApp(ctx), ctx);
