import { findFreePort } from '@datewright/platform/free-port';
import { type ServiceProcess, startService, testOrigin } from './service-process.ts';

/** The Google credentials of the product in tests. */
export const googleKeys = {
  GOOGLE_CLIENT_ID: 'datewright.apps.googleusercontent.test',
  GOOGLE_CLIENT_SECRET: 'a-google-secret-that-only-tests-know',
};
export const googleCallback = `${testOrigin}/v1/account/google/callback`;

export const webhookSecret = 'whsec_that_only_tests_know';

/** The vendor settings of the account service. Without a sandbox nothing answers at these addresses. */
export const vendorEnv = (sandboxUrl = 'http://127.0.0.1:9'): Record<string, string> => ({
  STRIPE_SECRET_KEY: 'sk_test_that_only_tests_know',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICE_WEEKLY: 'price_starter_weekly',
  STRIPE_PRICE_MONTHLY: 'price_pro_monthly',
  STRIPE_API_URL: sandboxUrl,
  ...googleKeys,
  GOOGLE_AUTHORIZE_URL: `${sandboxUrl}/google/authorize`,
  GOOGLE_TOKEN_URL: `${sandboxUrl}/google/token`,
  GOOGLE_USERINFO_URL: `${sandboxUrl}/google/userinfo`,
});

export interface SandboxProcess extends ServiceProcess {
  smtpPort: number;
}

/** Starts the sandbox, which stands in for every vendor. */
export async function startSandbox(env: Record<string, string> = {}): Promise<SandboxProcess> {
  const smtpPort = Number(env.SMTP_PORT ?? (await findFreePort()));
  const sandbox = await startService('sandbox', {
    SMTP_PORT: String(smtpPort),
    ...googleKeys,
    GOOGLE_REDIRECT_URIS: googleCallback,
    DEMO_TOKENS_PER_SECOND: '3000',
    ...env,
  });
  return { ...sandbox, smtpPort };
}
