/** Decoded pixels, four bytes each (RGBA), as `ImageData` has them. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray | Uint8Array;
}

/** One byte a pixel: 0 is text, 255 is paper. */
export interface GrayImage {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Coordinates of a rectangle; `right` and `bottom` lie outside. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const widthOf = ({ left, right }: Box) => right - left;
export const heightOf = ({ top, bottom }: Box) => bottom - top;

const phoneWidth = 390;
const desktopHeight = 900;

/** How many pixels of the picture make one point, the unit in which apps lay out their screens. */
export function pixelsPerPoint({ width, height }: Pick<Pixels, 'width' | 'height'>): number {
  return Math.max(1, Math.round(height > width ? width / phoneWidth : height / desktopHeight));
}

/** Shrinks a picture to one pixel a point by averaging. */
export function shrinkToPoints(picture: Pixels, scale: number): Pixels {
  const width = Math.floor(picture.width / scale);
  const height = Math.floor(picture.height / scale);
  const data = new Uint8Array(width * height * 4);
  const count = scale * scale;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [red, green, blue] = [0, 0, 0];
      for (let dy = 0; dy < scale; dy++) {
        let at = ((y * scale + dy) * picture.width + x * scale) * 4;
        for (let dx = 0; dx < scale; dx++, at += 4) {
          red += picture.data[at] ?? 0;
          green += picture.data[at + 1] ?? 0;
          blue += picture.data[at + 2] ?? 0;
        }
      }
      const to = (y * width + x) * 4;
      data[to] = red / count;
      data[to + 1] = green / count;
      data[to + 2] = blue / count;
      data[to + 3] = 255;
    }
  return { width, height, data };
}

/** The largest difference between two pixels in one colour channel. Called for every pixel, so without `Math`. */
export function colorDistance(one: Pixels['data'], at: number, other: Pixels['data'], to: number): number {
  let largest = 0;
  for (let channel = 0; channel < 3; channel++) {
    const difference = (one[at + channel] as number) - (other[to + channel] as number);
    const distance = difference < 0 ? -difference : difference;
    if (distance > largest) largest = distance;
  }
  return largest;
}
