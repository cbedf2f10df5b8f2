import { html } from '@datewright/service-kit/http/html';
import { getRecurrence } from '../engine/catalogue.ts';
import { formatMoney } from '../engine/format.ts';
import type { CheckoutSession } from '../store/stripe-objects.ts';
import type { StripeContext } from '../stripe-context.ts';
import { type CardForm, cardFields, inputField } from './card-fields.ts';
import { linkMarkdown } from './link-markdown.ts';
import { noticePage, type Page, testModeBanner } from './page.ts';

const business = 'Datewright';

export function checkoutPage(context: StripeContext, session: CheckoutSession, form: CardForm): Page {
  const [line] = context.store.orders.need(session.id).lineItems;
  if (!line) throw new Error(`${session.id} sells nothing`);
  const { interval } = getRecurrence(line.price);
  const total = formatMoney(session.amount_total ?? 0, line.currency);
  const knownEmail = context.store.customers.get(session.customer)?.email ?? session.customer_email;
  return {
    title: `Subscribe to ${line.description} · ${business}`,
    kind: 'checkout',
    body: html`${testModeBanner}
<div class="columns">
<section class="summary" aria-labelledby="what">
${session.cancel_url && html`<a class="back" href="${session.cancel_url}">← Back to ${business}</a>`}
<h1 id="what">Subscribe to ${line.description}</h1>
<p class="price"><strong>${total}</strong> <span>per<br>${interval}</span></p>
<dl>
<div><dt>${line.description} <small>Billed every ${interval}</small></dt><dd>${total}</dd></div>
<div><dt>Subtotal</dt><dd>${formatMoney(session.amount_subtotal ?? 0, line.currency)}</dd></div>
<div class="total"><dt>Total due today</dt><dd>${total}</dd></div>
</dl>
</section>
<main>
<form method="post" novalidate data-once>
<h2>Contact information</h2>
${inputField(form, { name: 'email', label: 'Email', autocomplete: 'email', type: 'email', placeholder: 'email@example.com', readOnly: Boolean(knownEmail) })}
<h2>Payment method</h2>
${cardFields(form)}
<button class="button pay" data-busy="Processing…">Subscribe</button>
<p class="terms">By confirming your subscription, you allow ${business} to charge you ${total} now and every ${interval} until you cancel.</p>
${session.custom_text.submit && html`<p class="terms">${linkMarkdown(session.custom_text.submit.message)}</p>`}
</form>
</main>
</div>`,
  };
}

/** The page of a session that can no longer be paid. */
export function closedCheckoutPage(session: CheckoutSession, successUrl: string | null): Page {
  if (session.status === 'complete') {
    return noticePage(
      'You’re all done here',
      'This checkout is paid. There is nothing left to do.',
      successUrl ? { href: successUrl, label: `Return to ${business}` } : undefined,
    );
  }
  return noticePage(
    'This checkout has expired',
    'Nothing was charged. Go back and start again.',
    session.cancel_url ? { href: session.cancel_url, label: `Return to ${business}` } : undefined,
  );
}
