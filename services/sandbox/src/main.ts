import { serve } from '@datewright/service-kit/app';
import { readConfig } from '@datewright/service-kit/config';
import { createSandbox } from './app.ts';
import { refuseProduction, sandboxConfig } from './config.ts';
import { createContext } from './context.ts';
import { startSmtp } from './mail/smtp.ts';

refuseProduction(process.env);
const config = readConfig(sandboxConfig);
const context = await createContext(config);
const smtp = await startSmtp(context);
await serve(createSandbox(context), config, context.log, async () => {
  context.stripe.stop();
  await smtp.stop();
});
