import { Router } from 'express';
import type { Books } from '../books.ts';
import type { Challenge } from '../store/store.ts';
import { StripeError } from '../wire/errors.ts';
import { challengePage, failedHere } from './challenge.ts';
import { afterCheckoutChallenge, successUrl } from './checkout-routes.ts';
import { field } from './form-field.ts';
import { afterInvoiceChallenge } from './invoice-routes.ts';
import { noticePage, sendPage } from './page.ts';
import { afterPortalChallenge, portalPlaceOf } from './portal-routes.ts';

function placeOf({ purpose }: Challenge): string {
  if (purpose.kind === 'checkout') return `/stripe/checkout/${purpose.session}`;
  if (purpose.kind === 'invoice') return `/stripe/invoices/${purpose.invoice}`;
  return portalPlaceOf(purpose);
}

function goOn(books: Books, { purpose, paymentMethod }: Challenge): string {
  if (purpose.kind === 'checkout') return afterCheckoutChallenge(books, paymentMethod, purpose);
  if (purpose.kind === 'invoice') return afterInvoiceChallenge(books, paymentMethod, purpose);
  return afterPortalChallenge(books, paymentMethod, purpose);
}

/** A card that declines although the member is known leads back to where they can try another one. */
function orBack(books: Books, challenge: Challenge): string {
  try {
    return goOn(books, challenge);
  } catch (error) {
    if (error instanceof StripeError) return failedHere(placeOf(challenge));
    throw error;
  }
}

function leadsTo(books: Books, { purpose }: Challenge): (string | null | undefined)[] {
  if (purpose.kind === 'checkout') return [successUrl(books.store.checkoutSessions.need(purpose.session))];
  if (purpose.kind === 'invoice') return [];
  const { return_url, flow } = books.store.portalSessions.need(purpose.session);
  return [return_url, flow?.after_completion.redirect?.return_url];
}

/** The bank's page. A question is answered once; who clicks twice goes the same way twice. */
export function challengeRoutes(books: Books): Router {
  const router = Router();
  const { challenges } = books.store;
  const over = noticePage('Already answered', 'This question of your bank was answered before.');

  router.get('/authenticate/:id', (req, res) => {
    const challenge = challenges.get(req.params.id);
    if (!challenge || challenge.answered) return sendPage(res, over, { status: 410 });
    sendPage(res, challengePage(books, challenge), { leadsTo: leadsTo(books, challenge) });
  });

  router.post('/authenticate/:id', (req, res) => {
    const challenge = challenges.get(req.params.id);
    if (!challenge) return sendPage(res, over, { status: 410 });
    if (!challenge.answered) {
      const proven = field(req.body, 'outcome') === 'complete';
      challenge.answered = proven ? orBack(books, challenge) : failedHere(placeOf(challenge));
      books.touched();
    }
    res.redirect(303, challenge.answered);
  });
  return router;
}
