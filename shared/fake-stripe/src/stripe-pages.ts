import express, { Router } from 'express';
import { pagesScript, pagesStyle } from './pages/assets.ts';
import { challengeRoutes } from './pages/challenge-routes.ts';
import { checkoutRoutes } from './pages/checkout-routes.ts';
import { developerPage } from './pages/developer-page.ts';
import { invoiceRoutes } from './pages/invoice-routes.ts';
import { sendPage } from './pages/page.ts';
import { portalRoutes } from './pages/portal-routes.ts';
import type { StripeAccount } from './stripe-account.ts';
import { stripeSwitchRoutes } from './switch-routes.ts';

/** The pages that members see at Stripe, and the developer page. */
export function stripePages(account: StripeAccount): Router {
  const { context } = account;
  const router = Router();
  router.get('/pages.css', (_req, res) => void res.type('css').send(pagesStyle));
  router.get('/pages.js', (_req, res) => void res.type('js').send(pagesScript));
  router.use(express.urlencoded({ extended: false, limit: '32kb' }));
  router.get('/', (_req, res) => sendPage(res, developerPage(account)));
  router.use(stripeSwitchRoutes(account), checkoutRoutes(context), portalRoutes(context));
  router.use(invoiceRoutes(context), challengeRoutes(context));
  return router;
}
