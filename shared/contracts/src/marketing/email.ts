import { z } from '../zod.ts';

/** An address as somebody types it; the service reads it more strictly, and the mail is the real check. */
export const email = z
  .string()
  .check(z.trim(), z.maxLength(254), z.regex(/^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,8}$/));
