import type { Charge, Refund } from '../store/stripe-objects.ts';
import { type StripeContext, updateObject } from '../stripe-context.ts';
import { invalidRequest, StripeError } from '../wire/errors.ts';
import { formatMoney } from './format.ts';

interface NewRefund {
  amount?: number;
  reason?: 'duplicate' | 'fraudulent' | 'requested_by_customer';
  metadata?: Record<string, string>;
}

/** Refunds a charge; defaults to the amount that has not been refunded yet. */
export function refundCharge(
  context: StripeContext,
  charge: Charge,
  { amount, reason, metadata = {} }: NewRefund,
): Refund {
  if (!charge.paid) throw invalidRequest(`Charge ${charge.id} has not been paid and cannot be refunded.`);
  const unrefunded = charge.amount - charge.amount_refunded;
  if (unrefunded === 0) {
    throw new StripeError(400, 'invalid_request_error', `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const refunded = amount ?? unrefunded;
  if (refunded < 1) throw invalidRequest('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (refunded > unrefunded) {
    const message = `Refund amount (${formatMoney(refunded, charge.currency)}) is greater than unrefunded amount on charge (${formatMoney(unrefunded, charge.currency)})`;
    throw invalidRequest(message, 'amount');
  }
  const refund = context.store.refunds.add({
    id: context.newId('re'),
    object: 'refund',
    amount: refunded,
    balance_transaction: context.newId('txn'),
    charge: charge.id,
    created: context.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      type: 'card',
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  context.emit('refund.created', refund);
  const amount_refunded = charge.amount_refunded + refunded;
  updateObject(context, charge, { amount_refunded, refunded: amount_refunded === charge.amount }, 'charge.refunded');
  return refund;
}
