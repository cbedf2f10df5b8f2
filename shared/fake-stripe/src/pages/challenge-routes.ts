import { Router } from 'express';
import type { Challenge } from '../store/store.ts';
import type { StripeContext } from '../stripe-context.ts';
import { StripeError } from '../wire/errors.ts';
import { challengePage, withFailure } from './challenge.ts';
import { afterCheckoutChallenge, successUrl } from './checkout-routes.ts';
import { afterInvoiceChallenge } from './invoice-routes.ts';
import { noticePage, sendPage } from './page.ts';
import { afterPortalChallenge, portalReturnPath } from './portal-routes.ts';
import { readFormField } from './read-form-field.ts';

function returnPath({ purpose }: Challenge): string {
  if (purpose.kind === 'checkout') return `/stripe/checkout/${purpose.session}`;
  if (purpose.kind === 'invoice') return `/stripe/invoices/${purpose.invoice}`;
  return portalReturnPath(purpose);
}

function completeChallenge(context: StripeContext, { purpose, paymentMethod }: Challenge): string {
  if (purpose.kind === 'checkout') return afterCheckoutChallenge(context, paymentMethod, purpose);
  if (purpose.kind === 'invoice') return afterInvoiceChallenge(context, paymentMethod, purpose);
  return afterPortalChallenge(context, paymentMethod, purpose);
}

/** A card that declines after authentication leads back to the page where another one can be tried. */
function completeOrGoBack(context: StripeContext, challenge: Challenge): string {
  try {
    return completeChallenge(context, challenge);
  } catch (error) {
    if (error instanceof StripeError) return withFailure(returnPath(challenge));
    throw error;
  }
}

function redirectTargets(context: StripeContext, { purpose }: Challenge): (string | null | undefined)[] {
  if (purpose.kind === 'checkout') return [successUrl(context.store.checkoutSessions.need(purpose.session))];
  if (purpose.kind === 'invoice') return [];
  const { return_url, flow } = context.store.portalSessions.need(purpose.session);
  return [return_url, flow?.after_completion.redirect?.return_url];
}

/** The bank's page. Only the first answer counts; a second click redirects to the same place. */
export function challengeRoutes(context: StripeContext): Router {
  const router = Router();
  const { challenges } = context.store;
  const over = noticePage('Already answered', 'This question of your bank was answered before.');

  router.get('/authenticate/:id', (req, res) => {
    const challenge = challenges.get(req.params.id);
    if (!challenge || challenge.answered) return sendPage(res, over, { status: 410 });
    sendPage(res, challengePage(context, challenge), { leadsTo: redirectTargets(context, challenge) });
  });

  router.post('/authenticate/:id', (req, res) => {
    const challenge = challenges.get(req.params.id);
    if (!challenge) return sendPage(res, over, { status: 410 });
    if (!challenge.answered) {
      const proven = readFormField(req.body, 'outcome') === 'complete';
      challenge.answered = proven ? completeOrGoBack(context, challenge) : withFailure(returnPath(challenge));
      context.markChanged();
    }
    res.redirect(303, challenge.answered);
  });
  return router;
}
