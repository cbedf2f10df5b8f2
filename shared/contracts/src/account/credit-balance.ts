import { z } from '../zod.ts';

/** One tool's balance as members and pages read it. Counts are whole credits; held credits count as used. */
export const creditBalance = z.object({
  available: z.number(),
  used: z.number(),
  total: z.number(),
  limit: z.number(),
  /** When the running period ends (ISO 8601, UTC); `null` when the plan has no access. */
  resetDate: z.nullable(z.string()),
  resetPeriod: z.enum(['daily', 'weekly', 'monthly', 'never']),
});
export type CreditBalance = z.infer<typeof creditBalance>;
