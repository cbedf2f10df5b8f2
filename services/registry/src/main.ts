import { poll } from '@datewright/service-kit/background/poll';
import { readConfig } from '@datewright/service-kit/config';
import { startOrExit } from '@datewright/service-kit/errors/start-or-exit';
import { startServer } from '@datewright/service-kit/http/start-server';
import { registryApp } from './app.ts';
import { registryConfig } from './config.ts';
import { createContext } from './context.ts';
import { endFailingCanaries } from './use-cases/end-failing-canaries.ts';

const context = await startOrExit(() => createContext(readConfig(registryConfig)));
/** A bad canary has to be gone within a minute, with the time until its first failures are reported. */
const comparisonIntervalMs = 5000;
const stop = poll(() => endFailingCanaries(context), {
  intervalMs: comparisonIntervalMs,
  log: context.log,
  failureMessage: 'canaries could not be compared',
});
await startServer(registryApp(context), context.config, context.log, () => {
  stop();
  return context.connection.close();
});
