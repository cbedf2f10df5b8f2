import { poll } from '@datewright/service-kit/background/poll';
import { readConfig } from '@datewright/service-kit/config';
import { startServer } from '@datewright/service-kit/http/start-server';
import { trialApp } from './app.ts';
import { trialConfig } from './config.ts';
import { createContext } from './context.ts';
import { createTrialRunner } from './use-cases/run-trials.ts';

const context = createContext(readConfig(trialConfig));
const runner = createTrialRunner(context);
const stop = poll(runner.runNext, {
  intervalMs: 2000,
  log: context.log,
  failureMessage: 'no version could be tried',
});
await startServer(trialApp(context), {
  config: context.config,
  log: context.log,
  close: async () => {
    stop();
    await runner.stop();
  },
});
