import { poll } from '@datewright/service-kit/background/poll';
import { readConfig } from '@datewright/service-kit/config';
import { startServer } from '@datewright/service-kit/http/start-server';
import { trialApp } from './app.ts';
import { trialConfig } from './config.ts';
import { createContext } from './context.ts';
import { runNextTrial } from './use-cases/run-next-trial.ts';

const context = createContext(readConfig(trialConfig));
const stop = poll(() => runNextTrial(context), {
  intervalMs: 2000,
  log: context.log,
  failureMessage: 'no version could be tried',
});
await startServer(trialApp(context), context.config, context.log, async () => stop());
