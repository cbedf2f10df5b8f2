import { z } from '../zod.ts';

/** The plans that are bought. */
export const paidTier = z.enum(['weekly', 'monthly']);
export type PaidTier = z.infer<typeof paidTier>;
