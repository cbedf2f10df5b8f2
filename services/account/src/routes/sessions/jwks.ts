import type { Route } from '../route.ts';

/** The keys that access tokens are verified with; not one of the contract's calls, its form is RFC 7517's. */
export const jwksRoute: Route = ({ router }, ctx) =>
  router.get('/v1/account/jwks.json', async (_req, res) => {
    const keySet = await ctx.keys.publishedKeys();
    res.set('cache-control', 'public, max-age=60').json(keySet);
  });
