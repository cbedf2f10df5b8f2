import { readConfig } from '@datewright/service-kit/config';
import { startServer } from '@datewright/service-kit/http/start-server';
import { rendererApp } from './app.ts';
import { rendererConfig } from './config.ts';
import { createContext } from './context.ts';

const context = createContext(readConfig(rendererConfig));
// The renderer runs code of every team, so it refuses to start with more rights than it needs.
if (!process.permission || process.permission.has('fs.write')) {
  console.error("Can't start: run it with the words of its `node-flags`.");
  process.exit(1);
}
// The configuration has been read: a page that escapes its sandbox finds no environment variables.
for (const name of Object.keys(process.env)) delete process.env[name];
await startServer(rendererApp(context), {
  config: context.config,
  log: context.log,
  close: () => context.renderPool.stop(),
});
