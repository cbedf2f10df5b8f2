import type { Request, Response } from 'express';
import { isExpired, listPlanChoices } from '../engine/portal.ts';
import { isLive } from '../engine/subscriptions.ts';
import type { Price, Subscription } from '../store/stripe-objects.ts';
import type { StripeContext } from '../stripe-context.ts';
import { noticePage, type Page, sendPage } from './page.ts';
import type { PortalContext } from './portal-layout.ts';
import { returnUrl } from './portal-paths.ts';

type Step = (frame: PortalContext, req: Request, res: Response) => void;
type SubscriptionStep = (frame: PortalContext, subscription: Subscription, req: Request, res: Response) => void;

export type PortalGuards = ReturnType<typeof createPortalGuards>;

/** Shows portal pages, and runs handlers only where the session, its subscription and the price are still good. */
export function createPortalGuards(context: StripeContext) {
  const { store } = context;

  const nothing = (res: Response, text: string, status: number) =>
    sendPage(res, noticePage('This link doesn’t work', text), { status });

  function show(res: Response, { session }: PortalContext, page: Page, status = 200) {
    sendPage(res, page, { status, leadsTo: [session.return_url, returnUrl(session)] });
  }

  /** Runs a handler only for a live session, and only for what its configuration allows. */
  const withSession =
    (step: Step, feature?: 'subscription_update' | 'subscription_cancel' | 'payment_method_update') =>
    (req: Request, res: Response) => {
      const session = store.portalSessions.get(String(req.params.id));
      if (!session || !store.customers.get(session.customer)) {
        return nothing(res, 'This billing page does not exist.', 404);
      }
      if (isExpired(context, session))
        return nothing(res, 'It has expired. Open billing again from your account.', 410);
      const configuration = store.portalConfigurations.need(session.configuration);
      if (feature && !configuration.features[feature].enabled) return nothing(res, 'This can’t be done here.', 403);
      step({ session, configuration }, req, res);
    };

  const withSubscription = (step: SubscriptionStep, feature?: 'subscription_update' | 'subscription_cancel') =>
    withSession((frame, req, res) => {
      const subscription = store.subscriptions.get(String(req.params.subscription));
      if (!subscription || subscription.customer !== frame.session.customer || !isLive(subscription)) {
        return nothing(res, 'This subscription can’t be changed any more.', 404);
      }
      step(frame, subscription, req, res);
    }, feature);

  const withPrice = (
    step: (frame: PortalContext, subscription: Subscription, price: Price, req: Request, res: Response) => void,
  ) =>
    withSubscription((frame, subscription, req, res) => {
      const price = listPlanChoices(context, frame.session, subscription).find(({ id }) => id === req.params.price);
      // A second confirmation finds the change already made.
      if (!price) return res.redirect(303, returnUrl(frame.session));
      step(frame, subscription, price, req, res);
    }, 'subscription_update');

  return { show, withSession, withSubscription, withPrice };
}
