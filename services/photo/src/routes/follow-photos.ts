import { followPhotos as call, photoNews } from '@datewright/contracts/photo/follow-photos';
import { eventStream } from '@datewright/service-kit/event-stream';
import { followPhotos } from '../use-cases/follow-photos.ts';
import type { Route } from './route.ts';

export const followPhotosRoute: Route = (routes, ctx) =>
  routes.stream(call, async ({ caller, query: { photos }, res }) => {
    const { send, end, left } = eventStream(res, photoNews);
    for await (const news of followPhotos(ctx, caller.userId, [...new Set(photos.split(','))], left)) send(news);
    end();
  });
