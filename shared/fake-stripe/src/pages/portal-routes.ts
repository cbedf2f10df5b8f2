import { type Request, type Response, Router } from 'express';
import { parseCard } from '../engine/parse-card.ts';
import { addCard, attachCard, cardNumber } from '../engine/payment-methods.ts';
import {
  cancelPlan,
  choosePlan,
  dropScheduledChange,
  isExpired,
  listPlanChoices,
  replaceCard,
  resumeSubscription,
} from '../engine/portal.ts';
import { cardOf, isLive } from '../engine/subscriptions.ts';
import { chargeTestCard } from '../engine/test-cards.ts';
import type { ChallengePurpose } from '../store/store.ts';
import type { PortalSession, Price, Subscription } from '../store/stripe-objects.ts';
import type { StripeContext } from '../stripe-context.ts';
import { StripeError } from '../wire/errors.ts';
import { emptyForm, readPostedForm } from './card-fields.ts';
import { readFailure, startChallenge } from './challenge.ts';
import { noticePage, type Page, sendPage } from './page.ts';
import { portalHome } from './portal-home.ts';
import type { PortalContext } from './portal-layout.ts';
import { cancelPage, cardPage, choosePlanPage, confirmPlanPage, donePage } from './portal-steps.ts';

const at = (session: PortalSession, path = '') => `/stripe/portal/${session.id}${path}`;

/** The first page of a deep link. */
function firstPage(session: PortalSession): string {
  const { flow } = session;
  const of = (subscription: string, path: string) => at(session, `/subscriptions/${subscription}${path}`);
  if (flow?.type === 'payment_method_update') return at(session, '/card');
  if (flow?.subscription_cancel) return of(flow.subscription_cancel.subscription, '/cancel');
  if (flow?.subscription_update) return of(flow.subscription_update.subscription, '/plans');
  const confirm = flow?.subscription_update_confirm;
  return confirm ? of(confirm.subscription, `/plans/${confirm.items[0]?.price}`) : at(session, '/home');
}

/** Where the member goes when the task is done. */
function returnUrl(session: PortalSession): string {
  const after = session.flow?.after_completion;
  if (after?.type === 'redirect' && after.redirect) return after.redirect.return_url;
  return at(session, after?.type === 'hosted_confirmation' ? '/done' : '/home');
}

type Step = (frame: PortalContext, req: Request, res: Response) => void;
type SubscriptionStep = (frame: PortalContext, subscription: Subscription, req: Request, res: Response) => void;

export function portalRoutes(context: StripeContext): Router {
  const router = Router();
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

  const one = '/portal/:id/subscriptions/:subscription';
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
        choosePlan(context, session, subscription, price, false);
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
      res.redirect(303, at(session, '/home'));
    }),
  );
  router.post(
    `${one}/keep`,
    withSubscription(({ session }, subscription, _req, res) => {
      dropScheduledChange(context, subscription);
      res.redirect(303, at(session, '/home'));
    }),
  );

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
      const customer = store.customers.need(session.customer);
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
    if (isLive(subscription)) choosePlan(context, session, subscription, store.prices.need(purpose.price), true);
  }
  return returnUrl(session);
}
