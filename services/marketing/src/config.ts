import { z } from '@datewright/contracts/zod';
import {
  baseConfig,
  flag,
  integer,
  memberTokenConfig,
  mongoConfig,
  rotatingKey,
  secret,
} from '@datewright/service-kit/config';
import { legalConfig } from './rules/legal-config.ts';

export const marketingConfig = z.extend(baseConfig, {
  ...mongoConfig.shape,
  ...memberTokenConfig.shape,
  /**
   * Authenticates this service to the account service, which answers ended sessions, erasures and a member's email
   * address.
   */
  SERVICE_TOKEN: secret,
  /** Lists the live pages, for the sitemap and the preview images. */
  REGISTRY_URL: z.url(),
  /** Any SMTP server, such as `smtps://user:password@mail.example.com`. */
  SMTP_URL: z.url(),
  /** `Datewright <hello@datewright.com>` */
  MAIL_FROM: z.string().check(z.minLength(3)),
  /** Where messages of the contact form go. */
  SUPPORT_EMAIL: z.email(),
  /** Signs unsubscribe links. Links signed with the previous key work as long as it is named. */
  NEWSLETTER_KEY: rotatingKey(16),
  /** Megabytes of events that may be stored per UTC day. */
  EVENTS_DAY_MB: integer(1, 10_000, 100),
  ...legalConfig.shape,
  /**
   * `true` also shows claims without evidence. Invented reviews and false scarcity are banned practices (2005/29/EC,
   * Annex I).
   */
  SHOW_UNVERIFIED_CLAIMS: flag(false),
});

export type MarketingConfig = z.output<typeof marketingConfig>;
