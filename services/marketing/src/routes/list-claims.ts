import { claims } from '@datewright/contracts/claims';
import { listClaims } from '@datewright/contracts/marketing';
import type { MarketingRouter } from '../app.ts';
import type { AppContext } from '../context.ts';

export function addListClaims(routes: MarketingRouter, { config }: AppContext): void {
  routes.call(listClaims, async ({ query, res }) => {
    res.set('cache-control', 'public, max-age=60');
    const shown = claims.filter((claim) => claim.verified || config.SHOW_UNVERIFIED_CLAIMS);
    return { claims: shown.filter((claim) => claim.pages.includes(query.page)) };
  });
}
