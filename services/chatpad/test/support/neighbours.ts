import { freePort } from '@datewright/platform/free-port';
import { freshDatabase, type ServiceProcess, startService } from '@datewright/testkit/service-process';
import { startSandbox, vendorEnv } from '@datewright/testkit/vendors';
import { type SandboxDesk, sandboxDesk } from './sandbox-desk.ts';

const serviceToken = 'token-of-the-chatpad-service';

/** ChatPad with the real account service beside it, and the sandbox for mail and AI. */
export interface Neighbourhood {
  chatpad: ServiceProcess;
  account: ServiceProcess;
  sandbox: SandboxDesk;
  /** One more process of the same ChatPad. */
  startTwin(env?: Record<string, string>): Promise<ServiceProcess>;
  stop(): Promise<void>;
}

export async function startNeighbourhood(env: Record<string, string> = {}): Promise<Neighbourhood> {
  const smtpPort = String(await freePort());
  const [sandbox, account] = await Promise.all([
    startSandbox({ SMTP_PORT: smtpPort }),
    startService('account', {
      SERVICE_TOKENS: `chatpad=${serviceToken}`,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_FROM: 'Datewright <hello@datewright.test>',
      KEY_SECRET: 'a-secret-that-only-tests-know-0123456789',
      ...vendorEnv(),
    }),
  ]);
  const chatpadEnv = {
    MONGODB_DB: freshDatabase('chatpad'),
    ACCOUNT_URL: account.url,
    SERVICE_TOKEN: serviceToken,
    OPENAI_API_KEY: 'the-demo-ai-takes-any-key',
    OPENAI_BASE_URL: `${sandbox.url}/openai/v1`,
    OPENAI_MODEL: 'demo',
    WRITTEN_BY: 'demo AI',
    ANSWER_SECONDS: '3',
    ...env,
  };
  const chatpads = [await startService('chatpad', chatpadEnv)];
  return {
    chatpad: chatpads[0] as ServiceProcess,
    account,
    sandbox: sandboxDesk(sandbox.url),
    async startTwin(own = {}) {
      const twin = await startService('chatpad', { ...chatpadEnv, ...own });
      chatpads.push(twin);
      return twin;
    },
    async stop() {
      await Promise.all(chatpads.map((chatpad) => chatpad.kill()));
      await Promise.all([account.stop(), sandbox.stop()]);
    },
  };
}
