import { openGraphPicture } from '@datewright/contracts/marketing/pictures';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { consumeRateLimit } from '@datewright/service-kit/limits/rate-limit';
import { ogImagesPerNetwork } from '../rules/rate-limits.ts';
import { getOgImageText } from '../use-cases/get-og-image-text.ts';
import type { RouteRegistrar } from './route.ts';

export const getOgImageRoute: RouteRegistrar = (routes, ctx) =>
  routes.stream(openGraphPicture, async ({ params: { kind, name }, req, res }) => {
    await consumeRateLimit(ctx.limiter, ogImagesPerNetwork, getClientAddress(req));
    const text = await getOgImageText(ctx, kind, name.replace(/\.png$/, ''));
    const picture = await ctx.ogImages.get(text);
    res.set('cache-control', 'public, max-age=86400, stale-while-revalidate=604800').type('png').send(picture);
  });
