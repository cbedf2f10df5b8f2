import { join } from 'node:path';
import { googleCallbackPath } from '@datewright/contracts/account/google';
import { freePort } from '../free-port.ts';
import { root } from '../root.ts';
import type { Secrets } from './secrets.ts';
import type { ProcessPlan } from './supervisor.ts';

export interface SystemSettings {
  port: number;
  sandboxPort: number;
  dataDir: string;
  nodeEnv: 'development' | 'test';
  /** Stands before the name of each database; `datewright` unless told. */
  databasePrefix?: string;
  /** Added to the environment of a process, by its name. */
  env?: Record<string, Record<string, string>>;
}

/** The services that keep members' data and answer browsers. A new tool's service is one more name here. */
const businessServices = ['account', 'bio', 'chatpad', 'marketing'] as const;
/** Those of them that ask the account service for credits, and so hold a service token. */
const tools = ['bio', 'chatpad'] as const;

const list = (pairs: Record<string, string>) =>
  Object.entries(pairs)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');

/** A real AI endpoint when the person has a key, the sandbox's demo AI otherwise. */
function aiSettings(sandboxUrl: string): Record<string, string> {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL = 'gpt-5-mini' } = process.env;
  if (OPENAI_API_KEY) {
    return { OPENAI_API_KEY, OPENAI_MODEL, WRITTEN_BY: OPENAI_MODEL, ...(OPENAI_BASE_URL && { OPENAI_BASE_URL }) };
  }
  return {
    OPENAI_API_KEY: 'the-demo-ai-takes-any-key',
    OPENAI_BASE_URL: `${sandboxUrl}/openai/v1`,
    OPENAI_MODEL: 'demo',
    WRITTEN_BY: 'demo AI',
  };
}

/** A real Stripe account when the person has its keys, the sandbox otherwise. */
function paymentSettings(sandboxUrl: string, secret: Secrets): Record<string, string> {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_WEEKLY, STRIPE_PRICE_MONTHLY } = process.env;
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET && STRIPE_PRICE_WEEKLY && STRIPE_PRICE_MONTHLY) {
    return { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_WEEKLY, STRIPE_PRICE_MONTHLY };
  }
  return {
    STRIPE_SECRET_KEY: 'sk_test_the_sandbox_takes_any_test_key',
    STRIPE_WEBHOOK_SECRET: `whsec_${secret('stripe-webhook')}`,
    STRIPE_PRICE_WEEKLY: 'price_starter_weekly',
    STRIPE_PRICE_MONTHLY: 'price_pro_monthly',
    STRIPE_API_URL: sandboxUrl,
  };
}

const sandboxGoogleId = 'datewright.apps.googleusercontent.test';

/** Google itself when the person has keys for it, the sandbox's stand-in otherwise. */
function googleSettings(sandboxUrl: string, sandboxSecret: string): Record<string, string> {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = process.env;
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) return { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET };
  return {
    GOOGLE_CLIENT_ID: sandboxGoogleId,
    GOOGLE_CLIENT_SECRET: sandboxSecret,
    GOOGLE_AUTHORIZE_URL: `${sandboxUrl}/google/authorize`,
    GOOGLE_TOKEN_URL: `${sandboxUrl}/google/token`,
    GOOGLE_USERINFO_URL: `${sandboxUrl}/google/userinfo`,
  };
}

/** Every process of the product on this machine, with all that it needs to know of the others. */
export async function planProcesses(
  settings: SystemSettings,
  mongoUri: string,
  teams: string[],
  secret: Secrets,
): Promise<Record<string, ProcessPlan>> {
  const publicOrigin = `http://localhost:${settings.port}`;
  const local = (port: number) => `http://127.0.0.1:${port}`;
  const ports: Record<string, number> = { edge: settings.port, sandbox: settings.sandboxPort };
  for (const name of [...businessServices, 'registry', 'smtp']) ports[name] = await freePort();
  const url = (name: string) => local(ports[name] ?? 0);
  const serviceUrls = list(Object.fromEntries(businessServices.map((name) => [name, url(name)])));
  const serviceToken = (name: string) => secret(`service-token-${name}`);

  const common = {
    NODE_ENV: settings.nodeEnv,
    PUBLIC_ORIGIN: publicOrigin,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
  };
  const sandboxUrl = url('sandbox');
  const toolSettings = (name: string) => ({
    ACCOUNT_URL: url('account'),
    SERVICE_TOKEN: serviceToken(name),
    ...aiSettings(sandboxUrl),
  });
  const own: Record<string, Record<string, string>> = {
    account: {
      SERVICE_TOKENS: list(Object.fromEntries(tools.map((name) => [name, serviceToken(name)]))),
      SMTP_URL: process.env.SMTP_URL ?? `smtp://127.0.0.1:${ports.smtp}`,
      MAIL_FROM: process.env.MAIL_FROM ?? 'Datewright <hello@datewright.test>',
      KEY_SECRET: secret('key-secret'),
      ...paymentSettings(url('sandbox'), secret),
      ...googleSettings(sandboxUrl, secret('google-client-secret')),
    },
    ...Object.fromEntries(tools.map((name) => [name, toolSettings(name)])),
    marketing: {
      ...(process.env.SHOW_UNVERIFIED_CLAIMS && { SHOW_UNVERIFIED_CLAIMS: process.env.SHOW_UNVERIFIED_CLAIMS }),
    },
    registry: {
      PUBLISH_TOKENS: list(Object.fromEntries(teams.map((team) => [team, secret(`publish-token-${team}`)]))),
      SHELL_URL: url('edge'),
      SERVICE_URLS: serviceUrls,
    },
    edge: {
      SERVICE_URLS: serviceUrls,
      REGISTRY_URL: url('registry'),
      SHELL_DIR: join(root, 'shell', 'dist'),
      CACHE_DIR: join(settings.dataDir, 'edge'),
    },
    sandbox: {
      SMTP_PORT: String(ports.smtp),
      STRIPE_STATE_FILE: join(settings.dataDir, 'stripe.json'),
      STRIPE_WEBHOOK_URL: `${publicOrigin}/v1/account/stripe/webhook`,
      STRIPE_WEBHOOK_SECRET: `whsec_${secret('stripe-webhook')}`,
      GOOGLE_CLIENT_ID: sandboxGoogleId,
      GOOGLE_CLIENT_SECRET: secret('google-client-secret'),
      GOOGLE_REDIRECT_URIS: `${publicOrigin}${googleCallbackPath}`,
    },
  };
  return Object.fromEntries(
    Object.entries(own).map(([name, env]) => [
      name,
      {
        name,
        url: url(name),
        main: join(root, 'services', name, 'src', 'main.ts'),
        env: {
          ...common,
          PORT: String(ports[name]),
          MONGODB_URI: mongoUri,
          MONGODB_DB: `${settings.databasePrefix ?? 'datewright'}_${name}`,
          ...env,
          ...settings.env?.[name],
        },
      },
    ]),
  );
}
