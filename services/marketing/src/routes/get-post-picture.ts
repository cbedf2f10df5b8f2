import { readPostPicture } from '@datewright/contracts/marketing/pictures';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { RouteRegistrar } from './route.ts';

export const getPostPictureRoute: RouteRegistrar = (routes, ctx) =>
  routes.stream(readPostPicture, async ({ params, res }) => {
    const jpeg = await ctx.postPictures.findJpeg(params.name.replace(/\.jpg$/, ''));
    if (!jpeg) throw new AppError('not_found');
    res.set('cache-control', 'public, max-age=31536000, immutable').type('jpeg').send(jpeg);
  });
