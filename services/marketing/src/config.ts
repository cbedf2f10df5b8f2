import { z } from '@datewright/contracts/zod';
import { baseConfig, flag, integer, memberTokenConfig, mongoConfig, secret } from '@datewright/service-kit/config';
import { legalConfig } from './rules/legal-config.ts';

export const marketingConfig = z.extend(baseConfig, {
  ...mongoConfig.shape,
  ...memberTokenConfig.shape,
  /** Names this service to the account service, for who is out, whom to erase, and a member's address. */
  SERVICE_TOKEN: secret,
  /** Knows which pages are live, for the sitemap and the pictures of pages. */
  REGISTRY_URL: z.url(),
  /** Any SMTP server, such as `smtps://user:password@mail.example.com`. */
  SMTP_URL: z.url(),
  /** `Datewright <hello@datewright.com>` */
  MAIL_FROM: z.string().check(z.minLength(3)),
  /** Where messages of the contact form go. */
  SUPPORT_EMAIL: z.email(),
  /** Signs the link by which a reader leaves: a new one ends the links of every mail that was sent. */
  NEWSLETTER_KEY: secret,
  /** Megabytes of events that one UTC day may keep. */
  EVENTS_DAY_MB: integer(100),
  ...legalConfig.shape,
  /** `true` shows claims without evidence too. Invented reviews and false scarcity are banned practices (2005/29/EC, Annex I). */
  SHOW_UNVERIFIED_CLAIMS: flag(false),
});

export type MarketingConfig = z.output<typeof marketingConfig>;
