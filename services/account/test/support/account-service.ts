import { uniqueDatabaseName } from '@datewright/platform/testing/test-mongo';
import { type ServiceProcess, startService } from '@datewright/testkit/service-process';
import { vendorEnv } from '@datewright/testkit/vendors';

export const chatpadToken = 'token-of-the-chatpad-service';
export const bioToken = 'token-of-the-bio-service';

/**
 * The environment of the account service, in addition to what every service gets. Processes with the same `MONGODB_DB`
 * are one service.
 */
export const accountEnv = (own: Record<string, string> = {}): Record<string, string> => ({
  MONGODB_DB: uniqueDatabaseName('account'),
  SERVICE_TOKENS: `chatpad=${chatpadToken},bio=${bioToken}`,
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Datewright <hello@datewright.test>',
  KEY_SECRET: 'a-secret-that-only-tests-know-0123456789',
  OPERATOR_NAME: 'Kis Bolt Kft.',
  OPERATOR_ADDRESS: '1011 Budapest, Fő utca 1.',
  OPERATOR_EMAIL: 'help@kis.example',
  ...vendorEnv(),
  ...own,
});

/** Starts several processes of one account service concurrently. */
export function startAccounts(count: number, own: Record<string, string> = {}): Promise<ServiceProcess[]> {
  const env = accountEnv(own);
  return Promise.all(Array.from({ length: count }, () => startService('account', env)));
}
