import { cancelPhoto } from '@datewright/contracts/photo/cancel-photo';
import { deletePhoto } from '../use-cases/delete-photos.ts';
import type { Route } from './route.ts';

export const cancelPhotoRoute: Route = (routes, ctx) =>
  routes.call(cancelPhoto, async ({ caller, params: { operationId } }) => {
    await ctx.inFlight.track(deletePhoto(ctx, caller.userId, operationId));
    return {};
  });
