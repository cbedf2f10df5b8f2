import { z } from '../zod.ts';

/** The exact words of the chat or profile that an idea is based on, verified by the service. */
export const quote = z.object({
  text: z.string().check(z.maxLength(300)),
  from: z.enum(['match', 'member']),
  where: z.enum(['message', 'bio', 'interest']),
  /** Index of the message, from 0; `null` in bio and interests. */
  at: z.nullable(z.number()),
});
export type Quote = z.infer<typeof quote>;
