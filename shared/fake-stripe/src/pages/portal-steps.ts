import { type Html, html } from '@datewright/service-kit/http/html';
import { productName } from '../engine/catalogue.ts';
import { previewChange } from '../engine/change-plan.ts';
import { formatDate, formatMoney } from '../engine/format.ts';
import { isDeferredToPeriodEnd, listPlanChoices, toPlanChange } from '../engine/portal.ts';
import { itemOf } from '../engine/subscriptions.ts';
import type { Price, Subscription } from '../store/stripe-objects.ts';
import type { StripeContext } from '../stripe-context.ts';
import { type CardForm, cardFields } from './card-fields.ts';
import { formatPrice } from './portal-home.ts';
import { type PortalContext, portalPage } from './portal-layout.ts';

/** Back to where the member came from: the portal, or the product when a deep link led straight here. */
const goBack = ({ session }: PortalContext): Html =>
  html`<a class="button quiet" href="${session.flow ? (session.return_url ?? '') : `/stripe/portal/${session.id}/home`}">Go back</a>`;

export function choosePlanPage(context: StripeContext, frame: PortalContext, subscription: Subscription) {
  const current = itemOf(subscription).price;
  const choices = listPlanChoices(context, frame.session, subscription);
  const at = `/stripe/portal/${frame.session.id}/subscriptions/${subscription.id}/plans`;
  const one = (price: Price, action: Html) => html`<article class="plan">
<h2>${productName(context, price)}</h2>
<p class="price"><strong>${formatPrice(price)}</strong></p>
${action}
</article>`;
  const content = html`${one(current, html`<p class="tag good">Current plan</p>`)}
${choices.map((price) => one(price, html`<a class="button" href="${at}/${price.id}">Select ${productName(context, price)}</a>`))}
${choices.length === 0 && html`<p>There is no other plan to choose.</p>`}
<p>${goBack(frame)}</p>`;
  return portalPage(frame, 'Update your plan', content);
}

export function confirmPlanPage(
  context: StripeContext,
  frame: PortalContext,
  subscription: Subscription,
  price: Price,
  failure?: string,
) {
  const { features } = frame.configuration;
  const { price: current, current_period_end: end } = itemOf(subscription);
  const waits = isDeferredToPeriodEnd(features, current, price);
  const name = productName(context, price);
  const invoice = waits ? null : previewChange(context, subscription, toPlanChange(features, price));
  const lines = invoice?.lines.data.map(
    (line) => html`<div><dt>${line.description}</dt><dd>${formatMoney(line.amount, line.currency)}</dd></div>`,
  );
  const due = invoice
    ? html`<dl>${lines}<div class="total"><dt>Amount due today</dt><dd>${formatMoney(invoice.amount_due, invoice.currency)}</dd></div></dl>
<p>Your new plan counts from now. After that you pay ${formatPrice(price)} until you cancel.</p>`
    : html`<p>You keep ${productName(context, current)} until <strong>${formatDate(end)}</strong>. From then on you have ${name} and pay ${formatPrice(price)} until you cancel. Nothing is charged today.</p>`;
  const content = html`<article class="plan"><h2>${name}</h2><p class="price"><strong>${formatPrice(price)}</strong></p></article>
${due}
<form method="post" data-once class="choices">
<button class="button" data-busy="Processing…">Confirm</button>
${goBack(frame)}
</form>`;
  return portalPage(frame, 'Confirm your updates', content, failure);
}

export function cancelPage(context: StripeContext, frame: PortalContext, subscription: Subscription) {
  const { price, current_period_end: end } = itemOf(subscription);
  const name = productName(context, price);
  const now = frame.configuration.features.subscription_cancel.mode === 'immediately';
  const effect = now
    ? html`<p>If you confirm, your ${name} subscription ends <strong>right now</strong>.</p>`
    : html`<p>If you confirm, you keep ${name} until <strong>${formatDate(end)}</strong> and are not charged again.</p>`;
  const content = html`<article class="plan"><h2>${name}</h2><p class="price"><strong>${formatPrice(price)}</strong></p></article>
${effect}
<form method="post" data-once class="choices">
<button class="button danger" data-busy="Processing…">Cancel plan</button>
${goBack(frame)}
</form>`;
  return portalPage(frame, 'Cancel your plan', content);
}

export function cardPage(frame: PortalContext, form: CardForm) {
  const content = html`<form method="post" novalidate data-once class="card-form">
${cardFields(form)}
<div class="choices">
<button class="button" data-busy="Saving…">Save card</button>
${goBack(frame)}
</div>
</form>`;
  return portalPage(frame, 'Update your payment method', content);
}

export function donePage(frame: PortalContext) {
  const message = frame.session.flow?.after_completion.hosted_confirmation?.custom_message;
  const content = html`<p>${message ?? 'Your changes are saved.'}</p>
${frame.session.return_url && html`<p><a class="button" href="${frame.session.return_url}">Return to Datewright</a></p>`}`;
  return portalPage(frame, 'All done', content);
}
