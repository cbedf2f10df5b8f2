import { addPostPicture, postPictureMaxBytes } from '@datewright/contracts/marketing/pictures';
import { receivePicture } from '@datewright/service-kit/pictures/receive-picture';
import { storePostPicture } from '../../use-cases/admin/store-post-picture.ts';
import type { RouteRegistrar } from '../route.ts';

const receivePostPicture = receivePicture('picture', postPictureMaxBytes);

export const uploadPostPictureRoute: RouteRegistrar = (routes, ctx) =>
  routes.stream(addPostPicture, async ({ req, res, caller }) => {
    const { picture } = await receivePostPicture(req, res);
    res.json(await storePostPicture(ctx, picture, caller.userId));
  });
