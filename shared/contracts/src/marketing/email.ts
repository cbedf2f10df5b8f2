import { emailPattern } from '../email-pattern.ts';
import { z } from '../zod.ts';

/** A typed address; the confirmation mail proves it. */
export const email = z.string().check(z.trim(), z.maxLength(254), z.regex(emailPattern));
