import { readFriendPhoto as call } from '@datewright/contracts/photo/friends';
import { getClientAddress } from '@datewright/service-kit/http/client-address';
import { readFriendPhoto } from '../use-cases/read-friend-photo.ts';
import type { FriendRoute } from './friend-route.ts';

export const readFriendPhotoRoute: FriendRoute = (routes, ctx) =>
  routes.call(call, async ({ body, req }) => {
    const jpeg = await readFriendPhoto(ctx, { ...body, address: getClientAddress(req) });
    return { jpeg: jpeg.toString('base64') };
  });
