import { z } from '../zod.ts';

export const gender = z.enum(['female', 'male', 'non-binary', 'other', 'prefer-not-to-say']);

export const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254));

export const profileFields = z.object({
  fullName: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  /** `YYYY-MM-DD`; a date that can't be parsed is accepted and discarded. */
  dateOfBirth: z.optional(z.string().check(z.maxLength(40))),
  gender: z.optional(gender),
});

export const successResponse = z.object({ success: z.literal(true) });

export const password = z.string().check(z.maxLength(1024));

export const linkToken = z.string().check(z.minLength(20), z.maxLength(200));
