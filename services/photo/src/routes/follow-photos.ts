import { followPhotos as call, photoEvent } from '@datewright/contracts/photo/follow-photos';
import { createEventStream } from '@datewright/tool-kit/app/event-stream';
import { followPhotos } from '../use-cases/follow-photos.ts';
import type { Route } from './route.ts';

export const followPhotosRoute: Route = (routes, ctx) =>
  routes.stream(call, async ({ caller, query: { photos }, res }) => {
    const { send, end, disconnectSignal } = createEventStream(res, photoEvent);
    for await (const news of followPhotos(ctx, caller.userId, [...new Set(photos.split(','))], disconnectSignal))
      send(news);
    end();
  });
