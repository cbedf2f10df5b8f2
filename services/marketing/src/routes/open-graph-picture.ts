import { openGraphPicture } from '@datewright/contracts/marketing/pictures';
import { clientAddress } from '@datewright/service-kit/client-address';
import { takeOrThrow } from '@datewright/service-kit/rate-limit';
import { wordsOfCard } from '../pictures/words-of-card.ts';
import { openGraphOfNetwork } from '../rules/limits.ts';
import type { Route } from './route.ts';

export const openGraphPictureRoute: Route = (routes, ctx) =>
  routes.stream(openGraphPicture, async ({ params: { kind, name }, req, res }) => {
    await takeOrThrow(ctx.limiter, openGraphOfNetwork, clientAddress(req));
    const words = await wordsOfCard(ctx, kind, name.replace(/\.png$/, ''));
    const picture = await ctx.cards.get(words);
    res.set('cache-control', 'public, max-age=86400, stale-while-revalidate=604800').type('png').send(picture);
  });
