import { z } from '../zod.ts';

/** The end of a change of address that a mailed link speaks for. */
export const emailChangeSide = z.enum(['old', 'new']);

const pendingEmailChange = z.object({
  email: z.string(),
  /** What has been clicked: the old address approves, the new one confirms. */
  approved: z.boolean(),
  confirmed: z.boolean(),
  expiresAt: z.string(),
});
export type PendingEmailChange = z.infer<typeof pendingEmailChange>;

export const emailChangeState = z.object({
  pending: z.nullable(pendingEmailChange),
  /** What a request takes now: the password, another sign-in, or nothing more. */
  needs: z.enum(['password', 'sign-in', 'nothing']),
});
