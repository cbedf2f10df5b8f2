import {
  confirmNewsletter,
  leaveNewsletter,
  oneClickLeave,
  oneClickPage,
} from '@datewright/contracts/marketing/newsletter';
import { simpleNewsletter } from '@datewright/contracts/marketing/simple-newsletter';
import { clientAddress } from '@datewright/service-kit/client-address';
import { takeOrThrow } from '@datewright/service-kit/rate-limit';
import { linksOfNetwork } from '../rules/limits.ts';
import { askForNewsletter, confirmNewsletter as confirm, leaveNewsletter as leave } from '../use-cases/newsletter.ts';
import type { Route } from './route.ts';

export const newsletterRoutes: Route = (routes, ctx) => {
  routes.call(simpleNewsletter, async ({ body, req }) => {
    await askForNewsletter(ctx, body, clientAddress(req));
    return { success: true };
  });
  routes.call(confirmNewsletter, async ({ body, req }) => {
    await confirm(ctx, body.token, clientAddress(req));
    return { success: true };
  });
  routes.call(leaveNewsletter, async ({ body, req }) => {
    await takeOrThrow(ctx.limiter, linksOfNetwork, clientAddress(req));
    await leave(ctx, body.token, body.erase);
    return { success: true };
  });
  // No limit by network: one mail provider asks for all its people. A wrong token costs one hash.
  routes.call(oneClickLeave, async ({ query }) => {
    await leave(ctx, query.token);
    return { success: true };
  });
  routes.stream(oneClickPage, async ({ query, res }) => {
    res.redirect(303, `/newsletter/leave#token=${query.token}`);
  });
};
