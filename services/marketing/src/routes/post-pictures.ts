import { addPostPicture, postPictureMaxBytes, readPostPicture } from '@datewright/contracts/marketing/pictures';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { receivePicture } from '@datewright/service-kit/pictures/receive-picture';
import { storePostPicture } from '../use-cases/admin/store-post-picture.ts';
import type { RouteRegistrar } from './route.ts';

const receivePostPicture = receivePicture('picture', postPictureMaxBytes);

export const postPictureRoutes: RouteRegistrar = (routes, ctx) => {
  routes.stream(addPostPicture, async ({ req, res, caller }) => {
    const { picture } = await receivePostPicture(req, res);
    res.json(await storePostPicture(ctx, picture, caller.userId));
  });
  routes.stream(readPostPicture, async ({ params, res }) => {
    const jpeg = await ctx.postPictures.findJpeg(params.name.replace(/\.jpg$/, ''));
    if (!jpeg) throw new AppError('not_found');
    res.set('cache-control', 'public, max-age=31536000, immutable').type('jpeg').send(jpeg);
  });
};
