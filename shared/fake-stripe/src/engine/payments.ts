import type { Charge, Invoice, PaymentIntent, PaymentMethod } from '../store/stripe-objects.ts';
import type { StripeContext } from '../stripe-context.ts';

/** An invoice has one payment intent, however often payment is tried. */
export function findOrCreateIntent(context: StripeContext, invoice: Invoice): PaymentIntent {
  const { store } = context;
  const known = store.invoicePayments.where((one) => one.invoice === invoice.id)[0];
  if (known) return store.paymentIntents.need(known.payment.payment_intent as string);
  const id = context.newId('pi');
  const intent = store.paymentIntents.add({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: invoice.amount_due,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: context.newId(`${id}_secret`, 25),
    confirmation_method: 'automatic',
    created: context.now(),
    currency: invoice.currency,
    customer: invoice.customer,
    customer_account: null,
    description: invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_details: { customer_reference: null, order_reference: invoice.id },
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  });
  addInvoicePayment(context, invoice, id);
  context.emit('payment_intent.created', intent);
  return intent;
}

function addInvoicePayment(context: StripeContext, invoice: Invoice, intentId: string): void {
  context.store.invoicePayments.add({
    id: context.newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: context.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intentId, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

type Failure = { code: string; declineCode?: string; message: string } | null;

/** Records one payment attempt, successful or not. */
export function addCharge(
  context: StripeContext,
  intent: PaymentIntent,
  method: PaymentMethod,
  failure: Failure,
): Charge {
  const id = context.newId('ch');
  const paid = failure === null;
  const card = method.card;
  return context.store.charges.add({
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? context.newId('txn') : null,
    billing_details: { ...method.billing_details, tax_id: null },
    calculated_statement_descriptor: 'DATEWRIGHT',
    captured: paid,
    created: context.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: failure ? (failure.declineCode ?? failure.code) : null,
      risk_level: 'normal',
      seller_message: paid ? 'Payment complete.' : 'The bank did not return any further details with this decline.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: card && {
        brand: card.brand,
        country: card.country,
        exp_month: card.exp_month,
        exp_year: card.exp_year,
        fingerprint: card.fingerprint,
        funding: card.funding,
        last4: card.last4,
      },
    } as Charge['payment_method_details'],
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  });
}
