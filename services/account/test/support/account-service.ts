import { freshDatabase, type ServiceProcess, startService } from '@datewright/testkit/service-process';

export const chatpadToken = 'token-of-the-chatpad-service';
export const bioToken = 'token-of-the-bio-service';

/** The product as Google knows it. */
export const googleKeys = {
  GOOGLE_CLIENT_ID: 'datewright.apps.googleusercontent.test',
  GOOGLE_CLIENT_SECRET: 'a-google-secret-that-only-tests-know',
};

/** What the account service needs beside what every service gets. Processes of one `MONGODB_DB` are one service. */
export const accountEnv = (own: Record<string, string> = {}): Record<string, string> => ({
  MONGODB_DB: freshDatabase('account'),
  SERVICE_TOKENS: `chatpad=${chatpadToken},bio=${bioToken}`,
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Datewright <hello@datewright.test>',
  KEY_SECRET: 'a-secret-that-only-tests-know-0123456789',
  ...googleKeys,
  ...own,
});

/** Starts several processes of one account service, all at once. */
export function startAccounts(count: number, own: Record<string, string> = {}): Promise<ServiceProcess[]> {
  const env = accountEnv(own);
  return Promise.all(Array.from({ length: count }, () => startService('account', env)));
}
