import { createCopy } from '@datewright/sdk/host';
import { checkout } from './en/checkout.ts';
import { pricing } from './en/pricing.ts';

/** The sentences of the pricing page: apart, so that the home page does not carry them. */
export const usePricingCopy = createCopy({ ...pricing, checkout });
