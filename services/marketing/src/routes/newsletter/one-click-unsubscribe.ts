import { oneClickUnsubscribe } from '@datewright/contracts/marketing/newsletter';
import { unsubscribe } from '../../use-cases/newsletter/unsubscribe.ts';
import type { RouteRegistrar } from '../route.ts';

/** No limit per network: a mail provider calls for all its users from one address, and a wrong token costs one hash. */
export const oneClickUnsubscribeRoute: RouteRegistrar = (routes, ctx) =>
  routes.call(oneClickUnsubscribe, async ({ query }) => {
    await unsubscribe(ctx, query.token);
    return { success: true };
  });
