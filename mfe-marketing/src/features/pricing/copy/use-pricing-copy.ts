import { createCopy } from '@datewright/sdk/host';
import { checkout } from './en/checkout.ts';
import { pricing } from './en/pricing.ts';

/** Imported by the pricing page only, so that the home page doesn't load it. */
export const usePricingCopy = createCopy({ ...pricing, checkout });
