import { Router } from 'express';
import { choosePlan, replaceCard } from '../engine/portal.ts';
import { isLive } from '../engine/subscriptions.ts';
import type { ChallengePurpose } from '../store/store.ts';
import type { StripeContext } from '../stripe-context.ts';
import { readFailure } from './challenge.ts';
import { addCardRoutes } from './portal-card-routes.ts';
import { createPortalGuards } from './portal-guards.ts';
import { portalHome } from './portal-home.ts';
import { firstPage, returnUrl } from './portal-paths.ts';
import { addPlanRoutes } from './portal-plan-routes.ts';
import { donePage } from './portal-steps.ts';
import { addSubscriptionRoutes } from './portal-subscription-routes.ts';

export function portalRoutes(context: StripeContext): Router {
  const router = Router();
  const guards = createPortalGuards(context);
  const { show, withSession } = guards;

  router.get(
    '/portal/:id',
    withSession(({ session }, _req, res) => res.redirect(303, firstPage(session))),
  );
  router.get(
    '/portal/:id/home',
    withSession((frame, req, res) => show(res, frame, portalHome(context, frame, readFailure(req.query)))),
  );
  router.get(
    '/portal/:id/done',
    withSession((frame, _req, res) => show(res, frame, donePage(frame))),
  );

  addPlanRoutes(router, context, guards);
  addSubscriptionRoutes(router, context, guards);
  addCardRoutes(router, context, guards);
  return router;
}

type PortalPurpose = Extract<ChallengePurpose, { kind: 'plan' | 'card' }>;

/** The portal page that asked for authentication. */
export const portalReturnPath = (purpose: PortalPurpose) =>
  purpose.kind === 'card'
    ? `/stripe/portal/${purpose.session}/card`
    : `/stripe/portal/${purpose.session}/subscriptions/${purpose.subscription}/plans/${purpose.price}`;

/** Where a portal change continues after the bank's page. */
export function afterPortalChallenge(context: StripeContext, paymentMethod: string, purpose: PortalPurpose): string {
  const { store } = context;
  const session = store.portalSessions.need(purpose.session);
  if (purpose.kind === 'card') replaceCard(context, store.customers.need(session.customer), paymentMethod);
  else {
    const subscription = store.subscriptions.need(purpose.subscription);
    if (isLive(subscription))
      choosePlan(context, session, subscription, { price: store.prices.need(purpose.price), authenticated: true });
  }
  return returnUrl(session);
}
