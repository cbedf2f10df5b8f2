import { z } from '../zod.ts';

const version = z.string().check(z.regex(/^\d{1,4}$/));

/** The versions of the legal texts that are in force. */
export const legalVersionsInForce = z.object({ terms: version, privacy: version });

/** The versions in force that a member has not accepted yet. */
export const legalNotice = z.extend(legalVersionsInForce, {
  changed: z.array(z.enum(['terms', 'privacy'])).check(z.maxLength(2)),
  /** The day of the latest change, as `2026-11-24`. */
  date: z.string(),
});
export type LegalNotice = z.infer<typeof legalNotice>;
