import { claims } from '@datewright/contracts/marketing/claims';
import { listClaims } from '@datewright/contracts/marketing/list-claims';
import type { RouteRegistrar } from './route.ts';

export const listClaimsRoute: RouteRegistrar = (routes, { config }) => {
  routes.call(listClaims, async ({ query, res }) => {
    res.set('cache-control', 'public, max-age=60');
    const shown = claims.filter((claim) => claim.verified || config.SHOW_UNVERIFIED_CLAIMS);
    return { claims: shown.filter((claim) => claim.pages.includes(query.page)) };
  });
};
