import { z } from '../zod.ts';
import { gender } from './fields.ts';

/** The details a member has entered about themselves; `null` where they entered nothing. */
export const ownProfile = z.object({
  fullName: z.nullable(z.string()),
  dateOfBirth: z.nullable(z.string()),
  gender: z.nullable(gender),
});
