import { recordConsent } from '@datewright/contracts/marketing/record-consent';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import type { RouteRegistrar } from './route.ts';

/** A visitor chooses about once a year; an office behind one address needs a few per minute. */
const consentsPerNetwork = { name: 'consents', max: 30, windowSeconds: 60 };

export const recordConsentRoute: RouteRegistrar = (routes, { consents, limiter }) => {
  routes.call(recordConsent, async ({ body, req }) => {
    await consumeRateLimit(limiter, consentsPerNetwork, getClientAddress(req));
    await consents.add(body, new Date());
    return { kept: true };
  });
};
