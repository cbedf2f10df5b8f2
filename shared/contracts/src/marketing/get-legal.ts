import { defineCall } from '../call.ts';
import { z } from '../zod.ts';

const optionalText = z.nullable(z.string().check(z.maxLength(300)));

/** Facts that only the operator knows; `null` until configured. */
export const operator = z.object({
  name: optionalText,
  address: optionalText,
  /** Registration number with its court or office. */
  registration: optionalText,
  taxNumber: optionalText,
  email: z.string(),
});
export type Operator = z.infer<typeof operator>;

/** Companies that process data for us, by purpose. */
export const processors = z.object({
  payments: z.string(),
  ai: optionalText,
  mail: optionalText,
  hosting: optionalText,
});
export type Processors = z.infer<typeof processors>;

/** The operator's account on another site. */
export const socialAccount = z.object({ name: z.string().check(z.minLength(1), z.maxLength(40)), url: z.string() });
export type SocialAccount = z.infer<typeof socialAccount>;

export const getLegal = defineCall({
  service: 'marketing',
  method: 'GET',
  path: '/v1/marketing/legal',
  audience: 'open',
  summary: 'Who operates this site, who processes data for it, and where else it has accounts.',
  response: z.object({ operator, processors, accounts: z._default(z.array(socialAccount), []) }),
});
export type Legal = z.infer<typeof getLegal.response>;
