import { join } from 'node:path';
import { googleCallbackPath } from '@datewright/contracts/account/google';
import { root } from '../root.ts';
import { accountClients, businessServices } from '../workspace/services.ts';
import type { Secrets } from './secrets.ts';

export interface SystemSettings {
  port: number;
  sandboxPort: number;
  dataDir: string;
  nodeEnv: 'development' | 'test';
  /** The prefix of each database name; `datewright` by default. */
  databasePrefix?: string;
  /** Tries versions in this browser before they can be live; without it there are no trials. */
  trials?: { chromiumPath: string };
  /** Additional environment variables by process. */
  env?: Record<string, Record<string, string>>;
}

/** The settings that are known before the processes start. */
export interface SystemContext extends SystemSettings {
  mongoUri: string;
  /** Teams that publish remotes. */
  teams: string[];
  secret: Secrets;
  urlOf: (service: string) => string;
  portOf: (service: string) => number;
  smtpPort: number;
}

type SettingValues = Record<string, string | undefined>;

/** Formats pairs as `name=value,name=value`, the format of the settings. */
export const formatPairs = (names: readonly string[], read: (name: string) => string) =>
  names.map((name) => `${name}=${read(name)}`).join(',');

/** Returns all keys of a vendor if the environment has them, otherwise those of its stand-in in the sandbox. */
function vendorKeys(names: string[], ofTheSandbox: SettingValues): SettingValues {
  const own = names.map((name) => [name, process.env[name]] as const);
  return own.every(([, value]) => value) ? Object.fromEntries(own) : ofTheSandbox;
}

/** Uses a real AI endpoint if the environment has a key, otherwise the demo AI of the sandbox. */
function aiSettings(sandboxUrl: string): SettingValues {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL = 'gpt-5-mini' } = process.env;
  if (OPENAI_API_KEY) return { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, WRITTEN_BY: OPENAI_MODEL };
  const { RECORDED_ANSWERS } = process.env;
  return {
    OPENAI_API_KEY: 'the-demo-ai-takes-any-key',
    OPENAI_BASE_URL: `${sandboxUrl}/openai/v1`,
    OPENAI_MODEL: 'demo',
    WRITTEN_BY: 'demo AI',
    // The demo AI's phrases need no review.
    OPENAI_REVIEW_MODEL: RECORDED_ANSWERS ? 'demo' : 'none',
  };
}

function paymentSettings(sandboxUrl: string, webhookSecret: string): SettingValues {
  return vendorKeys(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_WEEKLY', 'STRIPE_PRICE_MONTHLY'], {
    STRIPE_SECRET_KEY: 'sk_test_the_sandbox_takes_any_test_key',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_WEEKLY: 'price_starter_weekly',
    STRIPE_PRICE_MONTHLY: 'price_pro_monthly',
    STRIPE_API_URL: sandboxUrl,
  });
}

const sandboxGoogleId = 'datewright.apps.googleusercontent.test';

function googleSettings(sandboxUrl: string, sandboxSecret: string): SettingValues {
  return vendorKeys(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], {
    GOOGLE_CLIENT_ID: sandboxGoogleId,
    GOOGLE_CLIENT_SECRET: sandboxSecret,
    GOOGLE_AUTHORIZE_URL: `${sandboxUrl}/google/authorize`,
    GOOGLE_TOKEN_URL: `${sandboxUrl}/google/token`,
    GOOGLE_USERINFO_URL: `${sandboxUrl}/google/userinfo`,
  });
}

/** The places source of the environment if it has both addresses, otherwise the sandbox's made-up map. */
function placesSettings(sandboxUrl: string): SettingValues {
  return vendorKeys(['NOMINATIM_URL', 'OVERPASS_URL'], {
    NOMINATIM_URL: `${sandboxUrl}/nominatim`,
    OVERPASS_URL: `${sandboxUrl}/overpass/interpreter`,
  });
}

/** The settings of the sandbox, which never gets the keys of real vendors. */
function sandboxSettings({ secret, dataDir, smtpPort }: SystemContext, publicOrigin: string): SettingValues {
  return {
    SMTP_PORT: String(smtpPort),
    STRIPE_STATE_FILE: join(dataDir, 'stripe.json'),
    STRIPE_WEBHOOK_URL: `${publicOrigin}/v1/account/stripe/webhook`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secret('stripe-webhook')}`,
    GOOGLE_CLIENT_ID: sandboxGoogleId,
    GOOGLE_CLIENT_SECRET: secret('google-client-secret'),
    GOOGLE_REDIRECT_URIS: `${publicOrigin}${googleCallbackPath}`,
  };
}

/**
 * Returns every setting that `npm start` can provide to one service. A service gets only those that its config
 * declares; missing ones come from the environment of `npm start`.
 */
export function localSettings(around: SystemContext, service: string): SettingValues {
  const { port, dataDir, secret, urlOf, databasePrefix = 'datewright' } = around;
  const publicOrigin = `http://localhost:${port}`;
  const serviceToken = (name: string) => secret(`service-token-${name}`);
  const sandboxUrl = urlOf('sandbox');
  return {
    NODE_ENV: around.nodeEnv,
    HOST: '127.0.0.1',
    PORT: String(around.portOf(service)),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    PUBLIC_ORIGIN: publicOrigin,
    MONGODB_URI: around.mongoUri,
    MONGODB_DB: `${databasePrefix}_${service}`,
    OPS_TOKEN: secret(service === 'registry' ? 'registry-ops-token' : 'ops-token'),
    ACCOUNT_URL: urlOf('account'),
    SERVICE_TOKEN: serviceToken(service),
    SERVICE_TOKENS: formatPairs(accountClients, serviceToken),
    SERVICE_URLS: formatPairs(businessServices, urlOf),
    REGISTRY_URL: urlOf('registry'),
    RENDERER_URL: urlOf('renderer'),
    PUBLISH_TOKENS: formatPairs(around.teams, (team) => secret(`publish-token-${team}`)),
    SHELL_URL: urlOf('edge'),
    TRIAL_TOKEN: around.trials && secret('trial-token'),
    CHROMIUM_PATH: around.trials?.chromiumPath,
    SHELL_DIR: join(root, 'shell', 'dist'),
    CACHE_DIR: join(dataDir, service),
    SMTP_URL: process.env.SMTP_URL ?? `smtp://127.0.0.1:${around.smtpPort}`,
    MAIL_FROM: process.env.MAIL_FROM ?? 'Datewright <hello@datewright.test>',
    SUPPORT_EMAIL: process.env.SUPPORT_EMAIL ?? 'support@datewright.test',
    NEWSLETTER_KEY: secret('newsletter-key'),
    KEY_SECRET: secret('key-secret'),
    PICTURE_KEY: secret('picture-key'),
    ...aiSettings(sandboxUrl),
    ...placesSettings(sandboxUrl),
    ...paymentSettings(sandboxUrl, `whsec_${secret('stripe-webhook')}`),
    ...googleSettings(sandboxUrl, secret('google-client-secret')),
    ...(service === 'sandbox' && sandboxSettings(around, publicOrigin)),
  };
}
