/** How many days services retain data of members and visitors. The databases expire it, and the privacy policy shows it. */
export const retentionDays = {
  /** Analytics events of visitors who allowed them. */
  events: 400,
  /** Proofs of cookie choices: as long as a claim about one may be made. */
  consents: 3 * 365,
  /** Emails that were sent or wait to be sent. */
  mails: 90,
  /** Messages to support. */
  messages: 90,
  /** Proof that a newsletter subscriber had agreed, from the day they unsubscribed. */
  newsletterProofs: 3 * 365,
  /** Webhook notices of the payment provider. */
  paymentNotices: 90,
} as const;

/** How many years support keeps consumer complaints and the answers to them, also of deleted accounts (section 17/A). */
export const complaintRetentionYears = 3;
