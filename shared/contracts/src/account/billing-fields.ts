import { z } from '../zod.ts';

export const priceId = z.string().check(z.minLength(1), z.maxLength(255));

/** Euros with cents as decimals, as in the plan catalogue; `currency` is an upper-case ISO 4217 code. */
export const amount = { amount: z.number(), currency: z.string() };
