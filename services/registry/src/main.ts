import { poll } from '@datewright/service-kit/background/poll';
import { readConfig } from '@datewright/service-kit/config';
import { startOrExit } from '@datewright/service-kit/errors/start-or-exit';
import { startServer } from '@datewright/service-kit/http/start-server';
import { registryApp } from './app.ts';
import { registryConfig } from './config.ts';
import { createContext } from './context.ts';
import { endFailingCanaries } from './use-cases/end-failing-canaries.ts';
import { removeOldVersions } from './use-cases/remove-old-versions.ts';

const context = await startOrExit(() => createContext(readConfig(registryConfig)));
/** A bad canary has to be gone within a minute, with the time until its first failures are reported. */
const comparisonIntervalMs = 5000;
const stop = poll(() => endFailingCanaries(context), {
  intervalMs: comparisonIntervalMs,
  log: context.log,
  failureMessage: 'canaries could not be compared',
});
const removalIntervalMs = 3_600_000;
const stopRemoval = poll(() => removeOldVersions(context), {
  intervalMs: removalIntervalMs,
  log: context.log,
  failureMessage: 'old versions could not be removed',
});
await startServer(registryApp(context), {
  config: context.config,
  log: context.log,
  close: () => {
    stop();
    stopRemoval();
    return context.connection.close();
  },
});
