import { z } from '../zod.ts';
import { legalNotice } from './legal-notice.ts';

export const sessionUser = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.nullable(z.string()),
  roles: z.array(z.string()),
  createdAt: z.string(),
  /** Missing when the member has accepted the versions in force. */
  legalNotice: z.optional(legalNotice),
});
export type SessionUser = z.infer<typeof sessionUser>;
