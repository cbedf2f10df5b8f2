import { defineCall } from '../call.ts';
import { z } from '../zod.ts';

const optionalText = z.nullable(z.string().check(z.maxLength(300)));

/** What only the operator knows; `null` until a setting says it. */
export const operator = z.object({
  name: optionalText,
  address: optionalText,
  /** Number and court or office of registration. */
  registration: optionalText,
  taxNumber: optionalText,
  email: z.string(),
});
export type Operator = z.infer<typeof operator>;

/** Who processes data for us, by what they do. */
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
