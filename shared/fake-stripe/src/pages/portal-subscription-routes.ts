import type { Router } from 'express';
import { cancelPlan, dropScheduledChange, resumeSubscription } from '../engine/portal.ts';
import type { StripeContext } from '../stripe-context.ts';
import type { PortalGuards } from './portal-guards.ts';
import { subscriptionPath as one, portalPath, returnUrl } from './portal-paths.ts';
import { cancelPage } from './portal-steps.ts';

/** The end of a subscription, and taking it or another scheduled change back. */
export function addSubscriptionRoutes(
  router: Router,
  context: StripeContext,
  { show, withSubscription }: PortalGuards,
): void {
  router.get(
    `${one}/cancel`,
    withSubscription(
      (frame, subscription, _req, res) => show(res, frame, cancelPage(context, frame, subscription)),
      'subscription_cancel',
    ),
  );
  router.post(
    `${one}/cancel`,
    withSubscription(({ session }, subscription, _req, res) => {
      if (subscription.cancel_at === null) cancelPlan(context, session, subscription);
      res.redirect(303, returnUrl(session));
    }, 'subscription_cancel'),
  );
  router.post(
    `${one}/restore`,
    withSubscription(({ session }, subscription, _req, res) => {
      resumeSubscription(context, subscription);
      res.redirect(303, portalPath(session, '/home'));
    }),
  );
  router.post(
    `${one}/keep`,
    withSubscription(({ session }, subscription, _req, res) => {
      dropScheduledChange(context, subscription);
      res.redirect(303, portalPath(session, '/home'));
    }),
  );
}
