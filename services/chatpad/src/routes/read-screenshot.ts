import { screenshotMaxBytes } from '@datewright/contracts/chatpad/limits';
import { readScreenshot as call } from '@datewright/contracts/chatpad/read-screenshot';
import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors';
import type { Request, Response } from 'express';
import multer, { MulterError } from 'multer';
import { readScreenshot } from '../use-cases/read-screenshot.ts';
import type { Route } from './route.ts';

// In memory only: a picture never touches a disk.
const upload = multer({
  storage: multer.memoryStorage(),
  limits: { fileSize: screenshotMaxBytes, files: 1, fields: 0, parts: 2, headerPairs: 20 },
}).single('screenshot');

function receive(req: Request, res: Response): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    upload(req, res, (error: unknown) => {
      if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') reject(new AppError('image_too_large'));
      else if (error || !req.file) reject(new AppError('unreadable_image'));
      else resolve(req.file.buffer);
    });
  });
}

export const readScreenshotRoute: Route = (routes, ctx) =>
  routes.stream(call, async ({ caller, req, res }) => {
    const leaving = new AbortController();
    res.on('close', () => {
      if (!res.writableFinished) leaving.abort();
    });
    const read = await readScreenshot(ctx, caller.userId, () => receive(req, res), leaving.signal);
    res.json(z.parse(call.response, read));
  });
