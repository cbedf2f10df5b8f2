import { screenshotMaxBytes } from '@datewright/contracts/chatpad/limits';
import { readScreenshot as call } from '@datewright/contracts/chatpad/read-screenshot';
import { z } from '@datewright/contracts/zod';
import { receivePicture } from '@datewright/service-kit/pictures/receive';
import { readScreenshot } from '../use-cases/read-screenshot.ts';
import type { Route } from './route.ts';

const receive = receivePicture('screenshot', screenshotMaxBytes);

export const readScreenshotRoute: Route = (routes, ctx) =>
  routes.stream(call, async ({ caller, req, res }) => {
    const leaving = new AbortController();
    res.on('close', () => {
      if (!res.writableFinished) leaving.abort();
    });
    const read = await readScreenshot(
      ctx,
      caller.userId,
      async () => (await receive(req, res)).picture,
      leaving.signal,
    );
    res.json(z.parse(call.response, read));
  });
