import { z } from '@datewright/contracts/zod';
import { parseNamedTokens } from '@datewright/service-kit/auth/service-token';
import {
  baseConfig,
  mongoConfig,
  requiredInProduction,
  rotatingKey,
  rotatingSecret,
  secret,
} from '@datewright/service-kit/config';

/** `service=token` or `service=new|old`, separated by commas; a token too short to be secret is refused like a missing one. */
const serviceTokens = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => parseNamedTokens(text)),
  ),
  z.map(z.string().check(z.minLength(1)), rotatingSecret),
);

/** Whom the contract is with, for receipts (directive 2011/83/EU, article 8(7)). */
const operatorText = () => requiredInProduction(z._default(z.string().check(z.trim(), z.maxLength(300)), ''));

export const accountConfig = z.extend(baseConfig, {
  ...mongoConfig.shape,
  SERVICE_TOKENS: serviceTokens,
  /** Any SMTP server, such as `smtps://user:password@mail.example.com`. */
  SMTP_URL: z.url(),
  /** `Datewright <hello@datewright.com>` */
  MAIL_FROM: z.string().check(z.minLength(3)),
  STRIPE_SECRET_KEY: secret,
  /** The signing secret of the webhook endpoint `<PUBLIC_ORIGIN>/v1/account/stripe/webhook`. */
  STRIPE_WEBHOOK_SECRET: secret,
  /** Stripe's price ids of Starter and Pro; their amounts must match the plan catalogue. */
  STRIPE_PRICE_WEEKLY: z.string().check(z.minLength(1)),
  STRIPE_PRICE_MONTHLY: z.string().check(z.minLength(1)),
  STRIPE_API_URL: z._default(z.url(), 'https://api.stripe.com'),
  /** Encrypts signing keys at rest and keys the pseudonyms of email and IP addresses. At least 32 characters. */
  KEY_SECRET: rotatingKey(32),
  /**
   * From the project's page at console.cloud.google.com; its only redirect URI is `googleCallbackPath` at our origin.
   */
  GOOGLE_CLIENT_ID: z.string().check(z.minLength(1)),
  GOOGLE_CLIENT_SECRET: secret,
  GOOGLE_AUTHORIZE_URL: z._default(z.url(), 'https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: z._default(z.url(), 'https://oauth2.googleapis.com/token'),
  GOOGLE_USERINFO_URL: z._default(z.url(), 'https://www.googleapis.com/oauth2/v3/userinfo'),
  OPERATOR_NAME: operatorText(),
  OPERATOR_ADDRESS: operatorText(),
  OPERATOR_EMAIL: operatorText(),
});

export type AccountConfig = z.output<typeof accountConfig>;
