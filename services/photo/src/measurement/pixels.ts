import sharp from 'sharp';

/** A picture in colour, three bytes per pixel. */
export interface ColorImage {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Decodes a JPEG that this service made, with no side longer than `longestEdge` pixels. */
export async function readPixels(jpeg: Uint8Array, longestEdge: number): Promise<ColorImage> {
  const { data, info } = await sharp(jpeg)
    .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
