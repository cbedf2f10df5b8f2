import { z } from '../zod.ts';

export const priceId = z.string().check(z.minLength(1), z.maxLength(255));

/** Euro with cents as a fraction, as in the plan catalogue; `currency` is ISO 4217 in capitals. */
export const amount = { amount: z.number(), currency: z.string() };
