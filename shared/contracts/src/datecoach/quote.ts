import { z } from '../zod.ts';

/** Words of the chat or the profile that something comes from: as they stand there, checked by the service. */
export const quote = z.object({
  text: z.string().check(z.maxLength(300)),
  from: z.enum(['match', 'member']),
  where: z.enum(['message', 'bio', 'interest']),
  /** Which message, counted from 0; null in bio and interests. */
  at: z.nullable(z.number()),
});
export type Quote = z.infer<typeof quote>;
