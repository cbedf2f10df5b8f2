import { oneClickUnsubscribePage } from '@datewright/contracts/marketing/newsletter';
import type { RouteRegistrar } from '../route.ts';

/** The unsubscribe link opened in a browser: it shows the page, which asks first. */
export const oneClickUnsubscribePageRoute: RouteRegistrar = (routes) =>
  routes.stream(oneClickUnsubscribePage, async ({ query, res }) => {
    res.redirect(303, `/newsletter/leave#token=${query.token}`);
  });
