import { z } from '../zod.ts';

/** Which address of the change a mailed link belongs to. */
export const emailChangeSide = z.enum(['old', 'new']);

const pendingEmailChange = z.object({
  email: z.string(),
  /** The links opened so far: the old address approves, the new one confirms. */
  approved: z.boolean(),
  confirmed: z.boolean(),
  expiresAt: z.string(),
});
export type PendingEmailChange = z.infer<typeof pendingEmailChange>;

export const emailChangeState = z.object({
  pending: z.nullable(pendingEmailChange),
  /** What a new request requires: the password, a fresh sign-in, or nothing. */
  needs: z.enum(['password', 'sign-in', 'nothing']),
});
