import { getOffers } from '@datewright/contracts/account/get-offers';
import type { Route } from '../route.ts';

export const getOffersRoute: Route = (routes, ctx) =>
  routes.call(getOffers, async () => ({
    offers: (await ctx.offers.list()).map((planType) => ({ planType, priceId: ctx.priceIds[planType] })),
  }));
