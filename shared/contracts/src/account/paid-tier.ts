import { z } from '../zod.ts';

/** The plans that members can buy. */
export const paidTier = z.enum(['weekly', 'monthly']);
export type PaidTier = z.infer<typeof paidTier>;
