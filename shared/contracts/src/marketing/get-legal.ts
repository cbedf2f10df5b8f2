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

export const getLegal = defineCall({
  service: 'marketing',
  method: 'GET',
  path: '/v1/marketing/legal',
  audience: 'open',
  summary: 'Who operates this site, and who processes data for it.',
  response: z.object({ operator, processors }),
});
export type Legal = z.infer<typeof getLegal.response>;
