import { shrinkInWorker } from './shrink-workers.ts';

/** Pixels of the longer side: of a thumbnail, and of a file that is re-created from one. */
export const maxSide = { thumbnail: 600, copy: 480 };

const jpeg = { type: 'image/jpeg', quality: 0.85 };

export interface Size {
  width: number;
  height: number;
}

/**
 * Upright width and height. Decodes no pixels, so the size of the picture does not matter. Throws for a file that is
 * not a picture.
 */
export async function getSize(picture: Blob): Promise<Size> {
  return loadImage(picture, async ({ naturalWidth, naturalHeight }) => ({
    width: naturalWidth,
    height: naturalHeight,
  }));
}

/** A small upright JPEG of a picture without its metadata, never larger than the original. */
export async function toSmallJpeg(picture: Blob, longest: number): Promise<Blob> {
  return loadImage(picture, async (image) => {
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.min(1, longest / Math.max(naturalWidth, naturalHeight, 1));
    const width = Math.max(1, Math.round(naturalWidth * scale));
    const height = Math.max(1, Math.round(naturalHeight * scale));
    return draw(picture, image, { width, height });
  });
}

async function draw(picture: Blob, image: HTMLImageElement, size: Size): Promise<Blob> {
  const shrunk = await shrinkInWorker({ picture, ...size, ...jpeg });
  if (shrunk) return shrunk;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  paint(canvas.getContext('2d'), image, size);
  return toJpeg(canvas, jpeg.quality);
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not drawn'))), jpeg.type, quality),
  );

function paint(context: CanvasRenderingContext2D | null, picture: CanvasImageSource, { width, height }: Size): void {
  if (!context) throw new Error('no canvas');
  // JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
}

/** Pixels of the longer side of a turned photo; a phone's canvas can't hold more. */
const maxTurnedSide = 4096;
const turnedQuality = 0.92;

/** A picture turned clockwise by 90, 180 or 270 degrees, as a JPEG without metadata. */
export async function turnJpeg(picture: Blob, degrees: number): Promise<Blob> {
  return loadImage(picture, async (image) => {
    const { naturalWidth, naturalHeight } = image;
    const scale = Math.min(1, maxTurnedSide / Math.max(naturalWidth, naturalHeight));
    const [width, height] = [Math.round(naturalWidth * scale), Math.round(naturalHeight * scale)];
    const canvas = document.createElement('canvas');
    Object.assign(canvas, degrees === 180 ? { width, height } : { width: height, height: width });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.translate(canvas.width / 2, canvas.height / 2);
    context.rotate((degrees * Math.PI) / 180);
    context.drawImage(image, -width / 2, -height / 2, width, height);
    return toJpeg(canvas, turnedQuality);
  });
}

async function loadImage<T>(picture: Blob, use: (image: HTMLImageElement) => Promise<T>): Promise<T> {
  const url = URL.createObjectURL(picture);
  const image = new Image();
  try {
    await new Promise<void>((resolve, reject) => {
      image.onload = () => resolve();
      image.onerror = () => reject(new Error('not a picture'));
      image.src = url;
    });
    return await use(image);
  } finally {
    URL.revokeObjectURL(url);
  }
}

export function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** Decodes a base64 JPEG. */
export function decodeJpeg(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: jpeg.type });
}

/** Replaces a file that the browser lost. */
export const createCopyFromThumbnail = (thumbnail: string): Promise<Blob> =>
  toSmallJpeg(decodeJpeg(thumbnail.slice(thumbnail.indexOf(',') + 1)), maxSide.copy);
