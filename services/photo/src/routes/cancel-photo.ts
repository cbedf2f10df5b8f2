import { cancelPhoto } from '@datewright/contracts/photo/cancel-photo';
import { forgetPhoto } from '../use-cases/forget-photos.ts';
import type { Route } from './route.ts';

export const cancelPhotoRoute: Route = (routes, ctx) =>
  routes.call(cancelPhoto, async ({ caller, params: { operationId } }) => {
    await ctx.running.track(forgetPhoto(ctx, caller.userId, operationId));
    return {};
  });
