import { type Html, html } from '@datewright/service-kit/http/html';
import { getRecurrence, productName } from '../engine/catalogue.ts';
import { defaultCardOf } from '../engine/customers.ts';
import { findSchedule } from '../engine/end-subscription.ts';
import { formatDate, formatMoney } from '../engine/format.ts';
import { buildInvoice } from '../engine/invoices.ts';
import { liveSubscriptions } from '../engine/portal.ts';
import { upcomingInvoice } from '../engine/renew-subscription.ts';
import { itemOf } from '../engine/subscriptions.ts';
import type { PaymentMethod, Price, Subscription } from '../store/stripe-objects.ts';
import type { StripeContext } from '../stripe-context.ts';
import { type PortalContext, portalPage } from './portal-layout.ts';

export const formatPrice = (price: Price) =>
  `${formatMoney(price.unit_amount ?? 0, price.currency)} per ${getRecurrence(price).interval}`;

const brandNames: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

const formatCard = (method: PaymentMethod | undefined) =>
  method?.card
    ? `${brandNames[method.card.brand] ?? 'Card'} •••• ${method.card.last4}, expires ${method.card.exp_month}/${method.card.exp_year}`
    : 'No payment method yet';

/** What happens next to the subscription, in one sentence. */
function describeNextPayment(context: StripeContext, subscription: Subscription): string {
  const end = formatDate(itemOf(subscription).current_period_end);
  if (subscription.status === 'past_due')
    return 'The last payment failed. Update your payment method and pay the open invoice.';
  if (subscription.cancel_at !== null)
    return `Your subscription will be canceled on ${formatDate(subscription.cancel_at)}.`;
  const schedule = findSchedule(context, subscription);
  const next = schedule?.phases.find(({ start_date }) => start_date > context.now());
  if (next) {
    const price = context.store.prices.need(next.items[0]?.price as string);
    return `Your plan changes to ${productName(context, price)} (${formatPrice(price)}) on ${formatDate(next.start_date)}.`;
  }
  const invoice = buildInvoice(context, upcomingInvoice(context, subscription));
  return `Your next charge is ${formatMoney(invoice.amount_due, invoice.currency)} on ${end}.`;
}

function actions(context: StripeContext, { session, configuration }: PortalContext, subscription: Subscription): Html {
  const { subscription_update: update, subscription_cancel: cancel } = configuration.features;
  const at = `/stripe/portal/${session.id}/subscriptions/${subscription.id}`;
  const ending = subscription.cancel_at !== null;
  const open = context.store.invoices.get(subscription.latest_invoice);
  const plain = (path: string, label: string) =>
    html`<form method="post" action="${at}/${path}" data-once><button class="button">${label}</button></form>`;
  return html`<div class="actions">
${subscription.status === 'past_due' && open?.status === 'open' && html`<a class="button" href="${open.hosted_invoice_url}">Pay ${formatMoney(open.amount_due, open.currency)} now</a>`}
${ending && plain('restore', 'Don’t cancel subscription')}
${subscription.schedule && plain('keep', 'Keep current plan')}
${update.enabled && !ending && html`<a class="button" href="${at}/plans">Update plan</a>`}
${cancel.enabled && !ending && html`<a class="button quiet" href="${at}/cancel">Cancel plan</a>`}
</div>`;
}

function plan(context: StripeContext, frame: PortalContext, subscription: Subscription): Html {
  const { price } = itemOf(subscription);
  return html`<article class="plan">
<h3>${productName(context, price)}${subscription.status === 'past_due' && html` <span class="tag bad">Past due</span>`}</h3>
<p class="price"><strong>${formatPrice(price)}</strong></p>
<p>${describeNextPayment(context, subscription)}</p>
${actions(context, frame, subscription)}
</article>`;
}

function invoiceHistory(context: StripeContext, customer: string): Html {
  const invoices = context.store.invoices.where((one) => one.customer === customer).toReversed();
  if (invoices.length === 0) return html`<p>No invoices yet.</p>`;
  return html`<ul class="invoices">${invoices.map(
    (invoice) => html`<li>
<a href="${invoice.hosted_invoice_url}">${formatDate(invoice.created)}</a>
<span>${formatMoney(invoice.total, invoice.currency)}</span>
<span class="tag ${invoice.status === 'paid' ? 'good' : 'bad'}">${invoice.status}</span>
<a href="${invoice.invoice_pdf}" aria-label="Invoice ${invoice.number ?? ''} as PDF">PDF</a>
</li>`,
  )}</ul>`;
}

export function portalHome(context: StripeContext, frame: PortalContext, failure?: string) {
  const { session, configuration } = frame;
  const { features } = configuration;
  const customer = context.store.customers.need(session.customer);
  const subscriptions = liveSubscriptions(context, session);
  const paying = subscriptions[0]?.default_payment_method ?? defaultCardOf(customer);
  const content = html`<section aria-labelledby="plan">
<h2 id="plan">Current plan</h2>
${subscriptions.length > 0 ? subscriptions.map((one) => plan(context, frame, one)) : html`<p>You have no active plan.</p>`}
</section>
<section aria-labelledby="card">
<h2 id="card">Payment method</h2>
<p>${formatCard(context.store.paymentMethods.get(paying))}</p>
${features.payment_method_update.enabled && html`<p><a class="button quiet" href="/stripe/portal/${session.id}/card">Update payment method</a></p>`}
</section>
<section aria-labelledby="who">
<h2 id="who">Billing information</h2>
<p>${customer.name}<br>${customer.email}</p>
</section>
${
  features.invoice_history.enabled &&
  html`<section aria-labelledby="history">
<h2 id="history">Invoice history</h2>
${invoiceHistory(context, customer.id)}
</section>`
}`;
  return portalPage(frame, 'Manage your billing', content, failure);
}
