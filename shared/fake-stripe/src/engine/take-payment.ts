import type { Invoice, PaymentMethod } from '../store/stripe-objects.ts';
import { type StripeContext, updateObject } from '../stripe-context.ts';
import { cardNumber } from './payment-methods.ts';
import { addCharge, findOrCreateIntent } from './payments.ts';
import { chargeTestCard } from './test-cards.ts';

export interface Payer {
  method: PaymentMethod | undefined;
  /** The member is on the page, so the bank can ask for authentication. */
  session: boolean;
  /** The first payment, on the checkout page. */
  checkout?: boolean;
  /** The member has just authenticated. */
  authenticated?: boolean;
  /** A scheduled retry. */
  automatic?: boolean;
}

export type PaymentOutcome =
  | { kind: 'paid' }
  | { kind: 'asks' }
  | { kind: 'declined'; code: string; declineCode?: string; message: string };

const noCard: PaymentOutcome = {
  kind: 'declined',
  code: 'missing',
  message: 'This customer has no attached payment source or default payment method.',
};

/** How the card would respond, without charging it. */
export function predictPayment(context: StripeContext, payer: Payer): PaymentOutcome {
  if (!payer.method) return noCard;
  const verdict = chargeTestCard(cardNumber(context, payer.method.id), {
    session: payer.session,
    checkout: payer.checkout ?? false,
  });
  if (verdict.kind === 'pays' || (verdict.kind === 'asks' && payer.authenticated)) return { kind: 'paid' };
  if (verdict.kind === 'asks') return { kind: 'asks' };
  return { ...verdict, kind: 'declined' };
}

function markPaid(context: StripeContext, invoice: Invoice): void {
  const now = context.now();
  Object.assign(invoice, {
    status: 'paid',
    attempted: true,
    auto_advance: false,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  });
  for (const payment of context.store.invoicePayments.where((one) => one.invoice === invoice.id)) {
    Object.assign(payment, {
      status: 'paid',
      amount_paid: invoice.amount_due,
      status_transitions: { ...payment.status_transitions, paid_at: now },
    });
    context.emit('invoice_payment.paid', payment);
  }
  context.emit('invoice.paid', invoice);
  context.emit('invoice.payment_succeeded', invoice);
}

/** Tries to collect an open invoice and records the outcome. */
export function takePayment(context: StripeContext, invoice: Invoice, payer: Payer): PaymentOutcome {
  if (invoice.amount_due === 0) {
    markPaid(context, invoice);
    return { kind: 'paid' };
  }
  const intent = findOrCreateIntent(context, invoice);
  const outcome = predictPayment(context, payer);
  // Stripe counts the first attempt of any kind, and after that only scheduled retries.
  const attempt_count =
    invoice.attempt_count === 0 || payer.automatic ? invoice.attempt_count + 1 : invoice.attempt_count;
  Object.assign(invoice, { attempt_count, attempted: true });
  const { method } = payer;
  if (outcome.kind === 'paid' && method) {
    const charge = addCharge(context, intent, method, null);
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      payment_method: method.id,
      latest_charge: charge.id,
      last_payment_error: null,
      next_action: null,
    });
    context.emit('charge.succeeded', charge);
    context.emit('payment_intent.succeeded', intent);
    markPaid(context, invoice);
    return outcome;
  }
  if (outcome.kind === 'asks') {
    const url = invoice.hosted_invoice_url ?? null;
    Object.assign(intent, {
      status: 'requires_action',
      payment_method: method?.id ?? null,
      next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: null, url } },
    });
    context.emit('payment_intent.requires_action', intent);
    context.emit('invoice.payment_action_required', invoice);
    return outcome;
  }
  if (outcome.kind === 'declined') {
    const charge = method && addCharge(context, intent, method, outcome);
    const needsMember = outcome.declineCode === 'authentication_required';
    Object.assign(intent, {
      status: needsMember ? 'requires_action' : 'requires_payment_method',
      payment_method: needsMember ? method?.id : null,
      latest_charge: charge?.id ?? null,
      last_payment_error: {
        type: 'card_error',
        code: outcome.code,
        ...(outcome.declineCode && { decline_code: outcome.declineCode }),
        message: outcome.message,
        ...(charge && { charge: charge.id }),
      },
    });
    if (charge) context.emit('charge.failed', charge);
    context.emit('payment_intent.payment_failed', intent);
    context.emit('invoice.payment_failed', invoice);
    if (needsMember) context.emit('invoice.payment_action_required', invoice);
  }
  return outcome;
}

/** Schedules the next automatic attempt, or removes it. */
export function planRetry(context: StripeContext, invoice: Invoice, at: number | null): void {
  updateObject(context, invoice, { next_payment_attempt: at, auto_advance: at !== null }, 'invoice.updated');
}
