import type { AppContext } from '../context.ts';
import { preparePicture } from './prepare-picture.ts';
import { receiveUpload } from './receive-upload.ts';

/** It replaces the file in the browser, so it is as large as a profile can use. */
const previewSize = { longestEdge: 2400, quality: 92 };

/** Converts a photo to a JPEG that every browser can show. Nothing is stored. */
export async function previewPhoto(ctx: AppContext, userId: string, receive: () => Promise<Buffer>) {
  const bytes = await receiveUpload(ctx, userId, receive);
  const { jpeg, width, height } = await preparePicture(ctx, bytes, { owner: userId, ...previewSize });
  return { jpeg: jpeg.toString('base64'), width, height };
}
