import { type Edit, getFrame } from './edit.ts';
import { applyExposure, createExposureTable } from './exposure.ts';
import { fitWithin, getFrameOffset, type Size } from './geometry.ts';

/** Rows that are brightened at a time: a whole photo at once would double a phone's memory use. */
const rowsPerPass = 256;

type Picture = CanvasImageSource & Size;

/** Draws the edited picture; its longer side has at most `longest` pixels. */
export function drawPicture(canvas: HTMLCanvasElement, picture: Picture, edit: Edit, longest: number): void {
  const frame = getFrame(picture, edit);
  const { width, height } = fitWithin(frame, longest);
  const middle = getFrameOffset(frame, edit.along);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return;
  context.imageSmoothingQuality = 'high';
  context.translate(width / 2, height / 2);
  context.scale(width / frame.width, height / frame.height);
  context.rotate(frame.turn);
  context.drawImage(picture, -picture.width / 2 - middle.x, -picture.height / 2 - middle.y);
  context.resetTransform();
  if (edit.light === 0) return;
  const table = createExposureTable(edit.light);
  for (let top = 0; top < height; top += rowsPerPass) {
    const rows = context.getImageData(0, top, width, Math.min(rowsPerPass, height - top));
    applyExposure(rows.data, table);
    context.putImageData(rows, 0, top);
  }
}

/** Draws the picture turned clockwise by a multiple of 90 degrees. */
export function drawTurned(canvas: HTMLCanvasElement, picture: Picture, degrees: number): void {
  const isSideways = degrees % 180 !== 0;
  canvas.width = isSideways ? picture.height : picture.width;
  canvas.height = isSideways ? picture.width : picture.height;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
}

/** Pixels of a download's longer side; a phone's canvas can't hold more. */
const maxDownloadEdge = 4096;
const quality = 0.92;

/** The edited photo as a JPEG. It is redrawn, so it has none of the camera's metadata. */
export async function exportJpeg(file: Blob, edit: Edit): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  drawPicture(canvas, picture, edit, maxDownloadEdge);
  picture.close();
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!jpeg) throw new Error('The canvas gave no picture.');
  return jpeg;
}
