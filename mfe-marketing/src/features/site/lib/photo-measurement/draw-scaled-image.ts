/** Draws a picture on a canvas, scaled down to `longest` pixels on the longer side. */
export function drawScaledImage(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  longest: number,
): CanvasRenderingContext2D {
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale) || 1, Math.round(picture.height * scale) || 1];
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(picture, 0, 0, width, height);
  return context;
}
