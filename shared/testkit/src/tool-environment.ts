import { findFreePort } from '@datewright/platform/free-port';
import { createSandboxClient, type SandboxClient } from '@datewright/platform/testing/sandbox-client';
import { uniqueDatabaseName } from '@datewright/platform/testing/test-mongo';
import { type ServiceProcess, startService } from './service-process.ts';
import { startSandbox, vendorEnv } from './vendors.ts';

/** The service of a tool with a real account service, and the sandbox for mail and AI. */
export interface ToolEnvironment {
  tool: ServiceProcess;
  /** The name of the tool, which is also the audience of its tokens. */
  name: string;
  account: ServiceProcess;
  sandbox: SandboxClient;
  sandboxUrl: string;
  /** Starts another process of the same service. */
  startReplica(env?: Record<string, string>): Promise<ServiceProcess>;
  stop(): Promise<void>;
}

/** `main` replaces the program of the service. */
export async function startToolEnvironment(
  name: string,
  env: Record<string, string> = {},
  main?: string,
): Promise<ToolEnvironment> {
  const serviceToken = `token-of-the-${name}-service`;
  const smtpPort = String(await findFreePort());
  const [sandbox, account] = await Promise.all([
    startSandbox({ SMTP_PORT: smtpPort }),
    startService('account', {
      SERVICE_TOKENS: `${name}=${serviceToken}`,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_FROM: 'Datewright <hello@datewright.test>',
      KEY_SECRET: 'a-secret-that-only-tests-know-0123456789',
      ...vendorEnv(),
    }),
  ]);
  const toolEnv = {
    MONGODB_DB: uniqueDatabaseName(name),
    ACCOUNT_URL: account.url,
    SERVICE_TOKEN: serviceToken,
    OPENAI_API_KEY: 'the-demo-ai-takes-any-key',
    OPENAI_BASE_URL: `${sandbox.url}/openai/v1`,
    OPENAI_MODEL: 'demo',
    WRITTEN_BY: 'demo AI',
    OPENAI_REVIEW_MODEL: 'none',
    ANSWER_SECONDS: '20',
    ...env,
  };
  const tools = [await startService(name, toolEnv, main)];
  return {
    tool: tools[0] as ServiceProcess,
    name,
    account,
    sandbox: createSandboxClient(sandbox.url),
    sandboxUrl: sandbox.url,
    async startReplica(own = {}) {
      const twin = await startService(name, { ...toolEnv, ...own }, main);
      tools.push(twin);
      return twin;
    },
    async stop() {
      await Promise.all(tools.map((tool) => tool.kill()));
      await Promise.all([account.stop(), sandbox.stop()]);
    },
  };
}
