import type { Router } from 'express';
import { parseCard } from '../engine/parse-card.ts';
import { addCard, attachCard, cardNumber } from '../engine/payment-methods.ts';
import { replaceCard } from '../engine/portal.ts';
import { chargeTestCard } from '../engine/test-cards.ts';
import type { StripeContext } from '../stripe-context.ts';
import { StripeError } from '../wire/errors.ts';
import { emptyForm, readPostedForm } from './card-fields.ts';
import { readFailure, startChallenge } from './challenge.ts';
import type { PortalGuards } from './portal-guards.ts';
import { returnUrl } from './portal-paths.ts';
import { cardPage } from './portal-steps.ts';

/** Another card. */
export function addCardRoutes(router: Router, context: StripeContext, { show, withSession }: PortalGuards): void {
  router.get(
    '/portal/:id/card',
    withSession((frame, req, res) => {
      const form = { ...emptyForm(), failure: readFailure(req.query) };
      show(res, frame, cardPage(frame, form));
    }, 'payment_method_update'),
  );
  router.post(
    '/portal/:id/card',
    withSession((frame, req, res) => {
      const { session } = frame;
      const values = readPostedForm(req.body);
      const read = parseCard(values, context.now());
      if ('errors' in read) return show(res, frame, cardPage(frame, { values, errors: read.errors }), 400);
      const customer = context.store.customers.need(session.customer);
      const method = addCard(context, { ...read.card, email: customer.email, country: values.country });
      try {
        attachCard(context, method, customer.id);
      } catch (error) {
        if (!(error instanceof StripeError)) throw error;
        return show(res, frame, cardPage(frame, { values, errors: {}, failure: error.message }), 402);
      }
      if (chargeTestCard(cardNumber(context, method.id), { session: true, checkout: false }).kind === 'asks') {
        return res.redirect(303, startChallenge(context, method.id, { kind: 'card', session: session.id }));
      }
      replaceCard(context, customer, method.id);
      res.redirect(303, returnUrl(session));
    }, 'payment_method_update'),
  );
}
