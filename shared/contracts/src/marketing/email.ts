import { z } from '../zod.ts';

/** A loose check of a typed address. The service checks it more strictly, and the confirmation mail proves it. */
export const email = z
  .string()
  .check(z.trim(), z.maxLength(254), z.regex(/^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,8}$/));
