import { deleteAllPhotos } from '@datewright/contracts/photo/delete-all-photos';
import { deleteMemberPhotos } from '../use-cases/delete-photos.ts';
import type { Route } from './route.ts';

export const deleteAllPhotosRoute: Route = (routes, ctx) =>
  routes.call(deleteAllPhotos, ({ caller }) => ctx.inFlight.track(deleteMemberPhotos(ctx, caller.userId)));
