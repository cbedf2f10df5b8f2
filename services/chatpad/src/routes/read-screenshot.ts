import { screenshotMaxBytes } from '@datewright/contracts/chatpad/limits';
import { readScreenshot as call } from '@datewright/contracts/chatpad/read-screenshot';
import { z } from '@datewright/contracts/zod';
import { disconnectSignal } from '@datewright/service-kit/http/disconnect-signal';
import { receivePicture } from '@datewright/service-kit/pictures/receive-picture';
import { readScreenshot } from '../use-cases/read-screenshot.ts';
import type { Route } from './route.ts';

const receive = receivePicture('screenshot', screenshotMaxBytes);

export const readScreenshotRoute: Route = (routes, ctx) =>
  routes.stream(call, async ({ caller, req, res }) => {
    const read = await readScreenshot(
      ctx,
      caller.userId,
      async () => (await receive(req, res)).picture,
      disconnectSignal(res),
    );
    res.json(z.parse(call.response, read));
  });
