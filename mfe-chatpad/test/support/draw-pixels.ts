import type { Box, Pixels } from '../../src/features/screenshot/reader/pixels.ts';

export type Color = readonly [red: number, green: number, blue: number];

export const white: Color = [255, 255, 255];
export const black: Color = [0, 0, 0];

/** A canvas for tests: a picture of one colour on which rectangles are filled. One pixel a point. */
export function drawPixels(width: number, height: number, color: Color = white) {
  const picture: Pixels = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) };
  const fill = (box: Box, colorAt: Color | ((y: number) => Color)) => {
    for (let y = box.top; y < box.bottom; y++)
      for (let x = box.left; x < box.right; x++)
        picture.data.set(typeof colorAt === 'function' ? colorAt(y) : colorAt, (y * width + x) * 4);
  };
  fill({ left: 0, top: 0, right: width, bottom: height }, color);
  return { picture, fill };
}

/** Strokes like those of letters: bars of 2 by 10 points with gaps. */
export function drawLetters(
  { fill }: Pick<ReturnType<typeof drawPixels>, 'fill'>,
  { left, top, count, color = black }: { left: number; top: number; count: number; color?: Color },
): void {
  for (let at = 0; at < count; at++) {
    const x = left + at * 5;
    fill({ left: x, top, right: x + 2, bottom: top + 10 }, color);
  }
}
