import { z } from '../zod.ts';
import { gender } from './fields.ts';

/** What a member says of themselves; null where they say nothing. */
export const ownProfile = z.object({
  fullName: z.nullable(z.string()),
  dateOfBirth: z.nullable(z.string()),
  gender: z.nullable(gender),
});
