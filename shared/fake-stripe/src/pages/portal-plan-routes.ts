import type { Router } from 'express';
import { choosePlan } from '../engine/portal.ts';
import { cardOf } from '../engine/subscriptions.ts';
import type { StripeContext } from '../stripe-context.ts';
import { StripeError } from '../wire/errors.ts';
import { readFailure, startChallenge } from './challenge.ts';
import type { PortalGuards } from './portal-guards.ts';
import { subscriptionPath as one, returnUrl } from './portal-paths.ts';
import { choosePlanPage, confirmPlanPage } from './portal-steps.ts';

/** The choice of another plan and its confirmation. */
export function addPlanRoutes(
  router: Router,
  context: StripeContext,
  { show, withSubscription, withPrice }: PortalGuards,
): void {
  router.get(
    `${one}/plans`,
    withSubscription(
      (frame, subscription, _req, res) => show(res, frame, choosePlanPage(context, frame, subscription)),
      'subscription_update',
    ),
  );
  router.get(
    `${one}/plans/:price`,
    withPrice((frame, subscription, price, req, res) =>
      show(res, frame, confirmPlanPage(context, frame, subscription, price, readFailure(req.query))),
    ),
  );
  router.post(
    `${one}/plans/:price`,
    withPrice((frame, subscription, price, _req, res) => {
      const { session } = frame;
      try {
        choosePlan(context, session, subscription, { price, authenticated: false });
        res.redirect(303, returnUrl(session));
      } catch (error) {
        if (!(error instanceof StripeError)) throw error;
        const card = cardOf(context, subscription)?.id;
        if (error.details.code === 'subscription_payment_intent_requires_action' && card) {
          const purpose = {
            kind: 'plan',
            session: session.id,
            subscription: subscription.id,
            price: price.id,
          } as const;
          return res.redirect(303, startChallenge(context, card, purpose));
        }
        show(res, frame, confirmPlanPage(context, frame, subscription, price, error.message), 402);
      }
    }),
  );
}
