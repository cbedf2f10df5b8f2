import { z } from '../zod.ts';

/** One tool's balance as members and pages see it. Counts are whole credits; reserved credits count as used. */
export const creditBalance = z.object({
  available: z.number(),
  used: z.number(),
  total: z.number(),
  limit: z.number(),
  /** The end of the current period (ISO 8601, UTC); `null` when the plan does not include the tool. */
  resetDate: z.nullable(z.string()),
  resetPeriod: z.enum(['daily', 'weekly', 'monthly', 'never']),
});
export type CreditBalance = z.infer<typeof creditBalance>;
