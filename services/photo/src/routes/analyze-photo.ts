import { analyzePhoto as call } from '@datewright/contracts/photo/analyze-photo';
import { z } from '@datewright/contracts/zod';
import { disconnectSignal } from '@datewright/service-kit/http/disconnect-signal';
import { analyzePhoto } from '../use-cases/analyze-photo.ts';
import { receivePhoto } from './receive-photo.ts';
import type { Route } from './route.ts';

export const analyzePhotoRoute: Route = (routes, ctx) =>
  routes.stream(call, async ({ caller, params: { operationId }, query: { faceX, faceY }, req, res }) => {
    const own = faceX === undefined || faceY === undefined ? undefined : { x: Number(faceX), y: Number(faceY) };
    const left = disconnectSignal(res);
    const receive = async () => (await receivePhoto(req, res)).picture;
    const begun = await ctx.inFlight.track(
      analyzePhoto(ctx, { member: caller, operationId, own, receive, disconnectSignal: left }),
    );
    res.json(z.parse(call.response, begun));
  });
