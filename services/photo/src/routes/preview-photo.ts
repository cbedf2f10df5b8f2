import { previewPhoto as call } from '@datewright/contracts/photo/preview-photo';
import { z } from '@datewright/contracts/zod';
import { previewPhoto } from '../use-cases/preview-photo.ts';
import { receivePhoto } from './receive-photo.ts';
import type { Route } from './route.ts';

export const previewPhotoRoute: Route = (routes, ctx) =>
  routes.stream(call, async ({ caller, req, res }) => {
    const receive = async () => (await receivePhoto(req, res)).picture;
    res.json(z.parse(call.response, await previewPhoto(ctx, caller.userId, receive)));
  });
