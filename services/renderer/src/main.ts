import { readConfig } from '@datewright/service-kit/config';
import { startServer } from '@datewright/service-kit/http/start-server';
import { rendererApp } from './app.ts';
import { rendererConfig } from './config.ts';
import { createContext } from './context.ts';

const context = createContext(readConfig(rendererConfig));
// It runs code of every team: never with more rights than these.
if (!process.permission || process.permission.has('fs.write')) {
  console.error("Can't start: run it with the words of its `node-flags`.");
  process.exit(1);
}
// What it was told is all that it has; a page that got out of its world finds nothing more.
for (const name of Object.keys(process.env)) delete process.env[name];
await startServer(rendererApp(context), context.config, context.log, () => context.renderPool.stop());
