import { addFriendPhoto as call } from '@datewright/contracts/photo/friend-links';
import { photoMaxBytes } from '@datewright/contracts/photo/limits';
import { z } from '@datewright/contracts/zod';
import { receivePicture } from '@datewright/service-kit/pictures/receive-picture';
import { addFriendPhoto } from '../use-cases/add-friend-photo.ts';
import type { FriendRoute } from './friend-route.ts';

const receive = receivePicture('photo', photoMaxBytes, ['token']);

export const addFriendPhotoRoute: FriendRoute = (routes, ctx) =>
  routes.stream(call, async ({ caller, params, req, res }) => {
    const link = await addFriendPhoto(ctx, {
      userId: caller.userId,
      linkId: params.id,
      operationId: params.operationId,
      async receive() {
        const { picture, fields } = await receive(req, res);
        return { picture, token: fields.token ?? '' };
      },
    });
    res.json(z.parse(call.response, link));
  });
