import { readConfig } from '@datewright/service-kit/config';
import { startServer } from '@datewright/service-kit/http/start-server';
import { createSandbox } from './app.ts';
import { assertNotProduction, sandboxConfig } from './config.ts';
import { createContext } from './context.ts';
import { startSmtp } from './mail/smtp.ts';

assertNotProduction(process.env);
const config = readConfig(sandboxConfig);
const context = await createContext(config);
const smtp = await startSmtp(context);
await startServer(createSandbox(context), {
  config,
  log: context.log,
  close: async () => {
    context.stripe.stop();
    await smtp.stop();
  },
});
