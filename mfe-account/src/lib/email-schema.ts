import { emailPattern } from '@datewright/contracts/email-pattern';
import { z } from '@datewright/sdk/zod';

/** Catches typing errors only; the service decides. */
export const createEmailSchema = (copy: { emailNeeded: string; emailWrong: string }) =>
  z.string().check(z.trim(), z.minLength(1, copy.emailNeeded), z.regex(emailPattern, copy.emailWrong));
