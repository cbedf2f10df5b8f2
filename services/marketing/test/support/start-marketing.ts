import { findFreePort } from '@datewright/platform/free-port';
import { type ServiceProcess, startService, testOrigin } from '@datewright/testkit/service-process';
import { startSandbox } from '@datewright/testkit/vendors';

/** Environment of a service whose neighbours are not called. */
export const marketingEnv = (overrides: Record<string, string> = {}): Record<string, string> => ({
  ACCOUNT_URL: 'http://127.0.0.1:9',
  SERVICE_TOKEN: 'token-of-the-marketing-service',
  REGISTRY_URL: 'http://127.0.0.1:9',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Datewright <hello@datewright.test>',
  SUPPORT_EMAIL: 'support@datewright.test',
  NEWSLETTER_KEY: 'a-key-that-only-tests-know-0123456789',
  ...overrides,
});

export const startMarketing = (overrides: Record<string, string> = {}): Promise<ServiceProcess> =>
  startService('marketing', marketingEnv(overrides));

interface ReceivedMail {
  to: string[];
  subject: string;
  text: string;
  links: string[];
  headers: Record<string, string>;
}

/** The service with a test mail server. */
export async function startWithMail(overrides: Record<string, string> = {}) {
  const smtpPort = String(await findFreePort());
  const sandbox = await startSandbox({ SMTP_PORT: smtpPort });
  const marketing = await startMarketing({ SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, ...overrides });
  let callers = 0;
  return {
    marketing,
    sandbox,
    /** Calls the service as a page does; each call uses another client address unless `headers` sets one. */
    async send(path: string, body: unknown, headers: Record<string, string> = {}) {
      callers++;
      const address = `198.51.${Math.floor(callers / 250)}.${callers % 250}`;
      const response = await fetch(marketing.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: testOrigin, 'x-forwarded-for': address, ...headers },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    },
    async mailsTo(address: string): Promise<ReceivedMail[]> {
      return (await (await fetch(`${sandbox.url}/inbox.json?to=${encodeURIComponent(address)}`)).json()).mails;
    },
    async mailServer(mode: 'accept' | 'refuse' | 'delay', seconds = 0) {
      await fetch(`${sandbox.url}/smtp/behaviour`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mode, seconds }),
      });
    },
    async stop() {
      await Promise.all([marketing.stop(), sandbox.stop()]);
    },
  };
}
export type MarketingWithMail = Awaited<ReturnType<typeof startWithMail>>;
