import { freshDatabase, type ServiceProcess, startService } from '@datewright/testkit/service-process';

export const chatpadToken = 'token-of-the-chatpad-service';
export const bioToken = 'token-of-the-bio-service';

export const webhookSecret = 'whsec_of_the_account_tests';

/** What the account service needs beside what every service gets. Processes of one `MONGODB_DB` are one service. */
export const accountEnv = (own: Record<string, string> = {}): Record<string, string> => ({
  MONGODB_DB: freshDatabase('account'),
  SERVICE_TOKENS: `chatpad=${chatpadToken},bio=${bioToken}`,
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Datewright <hello@datewright.test>',
  STRIPE_SECRET_KEY: 'sk_test_of_the_account_tests',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICE_WEEKLY: 'price_starter_weekly',
  STRIPE_PRICE_MONTHLY: 'price_pro_monthly',
  STRIPE_API_URL: 'http://127.0.0.1:9',
  KEY_SECRET: 'a-secret-that-only-tests-know-0123456789',
  ...own,
});

/** Starts several processes of one account service, all at once. */
export function startAccounts(count: number, own: Record<string, string> = {}): Promise<ServiceProcess[]> {
  const env = accountEnv(own);
  return Promise.all(Array.from({ length: count }, () => startService('account', env)));
}
