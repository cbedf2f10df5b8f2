import type { Express, Router } from 'express';
import type { Logger } from 'pino';
import { endpoints } from './api/endpoints.ts';
import { openStripeAccount, type StripeSettings } from './stripe-account.ts';
import { stripePages } from './stripe-pages.ts';
import { stripeApi } from './wire/api.ts';

/** A stand-in for Stripe, for development and tests only. */
export interface FakeStripe {
  /** Stripe's API, to be mounted at `/v1`. It reads forms itself, so mount it before any other body parser. */
  api: Express;
  /** Checkout, portal, invoices and the developer page with its switches, to be mounted at `/stripe`. */
  pages: Router;
  /** Stops timers and deliveries, and saves the state file. */
  stop(): void;
}

export function createFakeStripe(settings: StripeSettings, log: Logger): FakeStripe {
  const account = openStripeAccount(settings, log);
  return {
    api: stripeApi({ context: account.context, endpoints, behaviour: account.api, log }),
    pages: stripePages(account),
    stop: account.stop,
  };
}
