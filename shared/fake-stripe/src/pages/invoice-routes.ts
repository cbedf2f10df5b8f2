import { html } from '@datewright/service-kit/http/html';
import { type Response, Router } from 'express';
import { collectInvoice } from '../engine/collect-invoice.ts';
import { formatDate, formatMoney } from '../engine/format.ts';
import { subscriptionOf } from '../engine/invoices.ts';
import { parseCard } from '../engine/parse-card.ts';
import { addCard, attachCard } from '../engine/payment-methods.ts';
import { replaceCard } from '../engine/portal.ts';
import { predictPayment } from '../engine/take-payment.ts';
import type { ChallengePurpose } from '../store/store.ts';
import type { Invoice } from '../store/stripe-objects.ts';
import type { StripeContext } from '../stripe-context.ts';
import { StripeError } from '../wire/errors.ts';
import { type CardForm, cardFields, emptyForm, readPostedForm } from './card-fields.ts';
import { readFailure, startChallenge } from './challenge.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { noticePage, type Page, sendPage, testModeBanner } from './page.ts';

function invoicePage(invoice: Invoice, form: CardForm): Page {
  const amount = (value: number) => formatMoney(value, invoice.currency);
  const payable = invoice.status === 'open';
  return {
    title: `Invoice ${invoice.number ?? ''} · Datewright`,
    kind: 'invoice',
    body: html`${testModeBanner}
<main class="notice">
<p class="tag ${invoice.status === 'paid' ? 'good' : 'bad'}">${invoice.status}</p>
<h1>Invoice ${invoice.number}</h1>
<p>Datewright to ${invoice.customer_name} ${invoice.customer_email}, ${formatDate(invoice.created)}</p>
<dl>${invoice.lines.data.map((line) => html`<div><dt>${line.description}</dt><dd>${amount(line.amount)}</dd></div>`)}
<div class="total"><dt>${payable ? 'Amount due' : 'Total'}</dt><dd>${amount(payable ? invoice.amount_due : invoice.total)}</dd></div></dl>
<p><a class="button quiet" href="${invoice.invoice_pdf}">Download PDF</a></p>
${
  payable &&
  html`<h2>Pay this invoice</h2>
<form method="post" novalidate data-once class="card-form">
${cardFields(form)}
<button class="button pay" data-busy="Processing…">Pay ${amount(invoice.amount_due)}</button>
</form>`
}
</main>`,
  };
}

export function invoiceRoutes(context: StripeContext): Router {
  const router = Router();
  const find = (id: string) => context.store.invoices.get(id);
  const nothing = (res: Response) =>
    sendPage(res, noticePage('Nothing here', 'This invoice does not exist.'), { status: 404 });

  router.get('/invoices/:id', (req, res) => {
    const invoice = find(req.params.id);
    if (!invoice) return nothing(res);
    sendPage(res, invoicePage(invoice, { ...emptyForm(), failure: readFailure(req.query) }));
  });

  router.get('/invoices/:id/pdf', (req, res) => {
    const invoice = find(req.params.id);
    if (!invoice) return nothing(res);
    res.set('content-disposition', `attachment; filename="Invoice-${invoice.number ?? invoice.id}.pdf"`);
    res.type('pdf').send(invoicePdf(invoice));
  });

  router.post('/invoices/:id', (req, res) => {
    const invoice = find(req.params.id);
    if (!invoice) return nothing(res);
    if (invoice.status !== 'open') return res.redirect(303, `/stripe/invoices/${invoice.id}`);
    const values = readPostedForm(req.body);
    const show = (form: Omit<CardForm, 'values'>, status: number) =>
      sendPage(res, invoicePage(invoice, { values, ...form }), { status });
    const read = parseCard(values, context.now());
    if ('errors' in read) return show({ errors: read.errors }, 400);
    const method = addCard(context, { ...read.card, email: invoice.customer_email, country: values.country });
    try {
      attachCard(context, method, invoice.customer ?? '');
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return show({ errors: {}, failure: error.message }, 402);
    }
    if (predictPayment(context, { method, session: true }).kind === 'asks') {
      return res.redirect(303, startChallenge(context, method.id, { kind: 'invoice', invoice: invoice.id }));
    }
    const outcome = collectInvoice(context, invoice, { method, session: true });
    if (outcome.kind === 'declined') return show({ errors: {}, failure: outcome.message }, 402);
    keepPaying(context, invoice, method.id);
    res.redirect(303, `/stripe/invoices/${invoice.id}`);
  });
  return router;
}

/** The card that paid an open invoice becomes the one for later invoices. */
function keepPaying(context: StripeContext, invoice: Invoice, paymentMethod: string): void {
  const customer = context.store.customers.get(invoice.customer);
  if (customer && subscriptionOf(invoice)) replaceCard(context, customer, paymentMethod);
}

export function afterInvoiceChallenge(
  context: StripeContext,
  paymentMethod: string,
  purpose: Extract<ChallengePurpose, { kind: 'invoice' }>,
): string {
  const invoice = context.store.invoices.need(purpose.invoice);
  const method = context.store.paymentMethods.need(paymentMethod);
  if (invoice.status === 'open') {
    collectInvoice(context, invoice, { method, session: true, authenticated: true });
    keepPaying(context, invoice, method.id);
  }
  return `/stripe/invoices/${invoice.id}`;
}
