import { spotRetentionDays } from './datecoach/limits.ts';
import { resultRetentionDays } from './photo/limits.ts';

/** For how many days services keep what members and visitors leave. The privacy policy reads them here too. */
export const retentionDays = {
  /** Analytics events of visitors who allowed them. */
  events: 400,
  /** Proofs of choices about cookies: as long as a claim about one may be made. */
  consents: 3 * 365,
  /** Mails that went out, and that wait to go out. */
  mails: 90,
  /** Messages to support. */
  messages: 90,
  /** That a reader of the newsletter had agreed to it, from when they left. */
  newsletterProofs: 3 * 365,
  /** What the payment provider told. */
  paymentNotices: 90,
  /** What was said about a photo. */
  photoResults: resultRetentionDays,
  /** Date spots that were proposed. */
  spots: spotRetentionDays,
} as const;
