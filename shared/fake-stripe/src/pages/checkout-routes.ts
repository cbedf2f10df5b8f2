import { type Response, Router } from 'express';
import { completeCheckout } from '../engine/checkout.ts';
import { parseCard } from '../engine/parse-card.ts';
import { addCard } from '../engine/payment-methods.ts';
import type { ChallengePurpose } from '../store/store.ts';
import type { CheckoutSession } from '../store/stripe-objects.ts';
import type { StripeContext } from '../stripe-context.ts';
import { type CardForm, emptyForm, readPostedForm } from './card-fields.ts';
import { readFailure, startChallenge } from './challenge.ts';
import { checkoutPage, closedCheckoutPage } from './checkout-page.ts';
import { noticePage, sendPage } from './page.ts';

export const successUrl = (session: CheckoutSession) =>
  session.success_url?.replaceAll('{CHECKOUT_SESSION_ID}', encodeURIComponent(session.id)) ?? null;

const emailError = (email: string) => (/^\S+@\S+\.\S+$/.test(email) ? undefined : 'Your email is incomplete.');

export function checkoutRoutes(context: StripeContext): Router {
  const router = Router();
  const find = (id: string) => context.store.checkoutSessions.get(id);
  const knownEmail = (session: CheckoutSession) =>
    context.store.customers.get(session.customer)?.email ?? session.customer_email ?? '';

  function show(res: Response, session: CheckoutSession, form: CardForm, status = 200) {
    sendPage(res, checkoutPage(context, session, form), { status, leadsTo: [session.success_url] });
  }

  router.get('/checkout/:id', (req, res) => {
    const session = find(req.params.id);
    if (!session) {
      return sendPage(res, noticePage('Nothing here', 'This checkout does not exist.'), { status: 404 });
    }
    if (session.status !== 'open') return sendPage(res, closedCheckoutPage(session, successUrl(session)));
    show(res, session, { ...emptyForm(knownEmail(session)), failure: readFailure(req.query) });
  });

  router.post('/checkout/:id', (req, res) => {
    const session = find(req.params.id);
    if (!session) {
      return sendPage(res, noticePage('Nothing here', 'This checkout does not exist.'), { status: 404 });
    }
    if (session.status === 'complete') return res.redirect(303, successUrl(session) ?? req.originalUrl);
    if (session.status !== 'open') {
      return sendPage(res, closedCheckoutPage(session, null), { status: 410 });
    }
    const values = readPostedForm(req.body);
    // The form can't change an address that the product has set.
    values.email = knownEmail(session) || values.email;
    const read = parseCard(values, context.now());
    const email = emailError(values.email);
    if ('errors' in read || email) {
      return show(res, session, { values, errors: { email, ...('errors' in read && read.errors) } }, 400);
    }
    const method = addCard(context, { ...read.card, email: values.email, country: values.country });
    const outcome = completeCheckout(context, session, { ...values, method, authenticated: false });
    if (outcome.kind === 'paid') return res.redirect(303, successUrl(session) ?? req.originalUrl);
    if (outcome.kind === 'asks') {
      const { email: address, name, country } = values;
      return res.redirect(
        303,
        startChallenge(context, method.id, { kind: 'checkout', session: session.id, email: address, name, country }),
      );
    }
    show(res, session, { values, errors: {}, failure: outcome.message }, 402);
  });
  return router;
}

/** Where a checkout continues after the bank's page. */
export function afterCheckoutChallenge(
  context: StripeContext,
  paymentMethod: string,
  purpose: Extract<ChallengePurpose, { kind: 'checkout' }>,
): string {
  const session = context.store.checkoutSessions.need(purpose.session);
  if (session.status !== 'expired') {
    const method = context.store.paymentMethods.need(paymentMethod);
    completeCheckout(context, session, { ...purpose, method, authenticated: true });
  }
  return successUrl(session) ?? `/stripe/checkout/${session.id}`;
}
