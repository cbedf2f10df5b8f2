import { keepConsent } from '@datewright/contracts/marketing/keep-consent';
import { clientAddress } from '@datewright/service-kit/client-address';
import { takeOrThrow } from '@datewright/service-kit/rate-limit';
import type { Route } from './route.ts';

/** A visitor chooses once a year; a house full of them behind one address a few times a minute. */
const perAddress = { name: 'consents', max: 30, windowSeconds: 60 };

export const keepConsentRoute: Route = (routes, { consents, limiter }) => {
  routes.call(keepConsent, async ({ body, req }) => {
    await takeOrThrow(limiter, perAddress, clientAddress(req));
    await consents.add(body, new Date());
    return { kept: true };
  });
};
