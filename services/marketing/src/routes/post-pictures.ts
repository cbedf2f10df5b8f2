import { addPostPicture, postPictureBytes, readPostPicture } from '@datewright/contracts/marketing/pictures';
import { AppError } from '@datewright/service-kit/errors';
import { receivePicture } from '@datewright/service-kit/pictures/receive';
import { addPicture } from '../desk/add-picture.ts';
import type { Route } from './route.ts';

const receive = receivePicture('picture', postPictureBytes);

export const postPicturesRoutes: Route = (routes, ctx) => {
  routes.stream(addPostPicture, async ({ req, res, caller }) => {
    const { picture } = await receive(req, res);
    res.json(await addPicture(ctx, picture, caller.userId));
  });
  routes.stream(readPostPicture, async ({ params, res }) => {
    const jpeg = await ctx.postPictures.read(params.name.replace(/\.jpg$/, ''));
    if (!jpeg) throw new AppError('not_found');
    res.set('cache-control', 'public, max-age=31536000, immutable').type('jpeg').send(jpeg);
  });
};
