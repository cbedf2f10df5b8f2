import { z } from '@datewright/contracts/zod';
import { flag, ignored, metadata, text, unsettable, wholeNumber } from '../wire/params.ts';

export const proration = z.enum(['always_invoice', 'create_prorations', 'none']);
export const paymentBehaviour = z.enum([
  'allow_incomplete',
  'default_incomplete',
  'error_if_incomplete',
  'pending_if_incomplete',
]);

export const createSubscription = z.strictObject({
  customer: text,
  items: z.array(z.strictObject({ price: text, quantity: z.optional(wholeNumber), metadata: ignored })),
  default_payment_method: z.optional(text),
  payment_behavior: z.optional(paymentBehaviour),
  metadata: z.optional(metadata),
  description: z.optional(text),
  off_session: z.optional(flag),
  cancel_at_period_end: z.optional(flag),
  payment_settings: ignored,
  billing_mode: ignored,
  collection_method: z.optional(z.enum(['charge_automatically'])),
});

const changedItem = z.strictObject({
  id: z.optional(text),
  price: z.optional(text),
  quantity: z.optional(wholeNumber),
  metadata: ignored,
});

export const updateSubscription = z.strictObject({
  items: z.optional(z.array(changedItem)),
  proration_behavior: z.optional(proration),
  proration_date: z.optional(wholeNumber),
  payment_behavior: z.optional(paymentBehaviour),
  billing_cycle_anchor: z.optional(z.enum(['now', 'unchanged'])),
  cancel_at_period_end: z.optional(flag),
  cancel_at: z.optional(z.union([z.literal(''), z.enum(['min_period_end', 'max_period_end']), wholeNumber])),
  cancellation_details: z.optional(
    z.strictObject({ comment: z.optional(unsettable), feedback: z.optional(unsettable) }),
  ),
  default_payment_method: z.optional(unsettable),
  metadata: z.optional(metadata),
  description: z.optional(unsettable),
  off_session: z.optional(flag),
  payment_settings: ignored,
});
