import { deleteAllPhotos } from '@datewright/contracts/photo/delete-all-photos';
import { forgetAllPhotos } from '../use-cases/forget-photos.ts';
import type { Route } from './route.ts';

export const deleteAllPhotosRoute: Route = (routes, ctx) =>
  routes.call(deleteAllPhotos, ({ caller }) => ctx.running.track(forgetAllPhotos(ctx, caller.userId)));
