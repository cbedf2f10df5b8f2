import { readFriendPhoto as call } from '@datewright/contracts/photo/friends';
import { clientAddress } from '@datewright/service-kit/client-address';
import { readFriendPhoto } from '../use-cases/read-friend-photo.ts';
import type { FriendRoute } from './friend-route.ts';

export const readFriendPhotoRoute: FriendRoute = (routes, ctx) =>
  routes.call(call, async ({ body, req }) => {
    const jpeg = await readFriendPhoto(ctx, { ...body, address: clientAddress(req) });
    return { jpeg: jpeg.toString('base64') };
  });
