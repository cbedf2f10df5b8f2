import type { ShrinkRequest, ShrinkResponse } from '../lib/shrink-workers.ts';

/** Decodes and shrinks one picture at a time, so that the page stays responsive. */
self.onmessage = async ({ data }: MessageEvent<ShrinkRequest>) => {
  const answer = (response: ShrinkResponse) => self.postMessage(response);
  try {
    const { picture, width, height, type, quality } = data;
    const bitmap = await createImageBitmap(picture, {
      resizeWidth: width,
      resizeHeight: height,
      resizeQuality: 'medium',
    });
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) return answer({ jpeg: null });
    // JPEG has no transparency.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    answer({ jpeg: await canvas.convertToBlob({ type, quality }) });
  } catch {
    answer({ jpeg: null });
  }
};
