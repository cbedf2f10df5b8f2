import type { Route } from '../route.ts';

/** The public keys of access tokens. Not a call of the contract: RFC 7517 defines the format. */
export const jwksRoute: Route = ({ router }, ctx) =>
  router.get('/v1/account/jwks.json', async (_req, res) => {
    const keySet = await ctx.keys.publishedKeys();
    res.set('cache-control', 'public, max-age=60').json(keySet);
  });
