import type { Point } from '@datewright/contracts/photo/area';
import sharp from 'sharp';
import type { StoredWaitingPicture } from '../data/waiting-picture-repository.ts';

/** As good as the picture that it is made from. */
const quality = 92;

/** A picture turned clockwise by 90, 180 or 270 degrees, and where the member's face is then. */
export async function turnPicture(
  { jpeg, original, expiresAt }: StoredWaitingPicture,
  degrees: number,
  own: Point | undefined,
): Promise<StoredWaitingPicture & { own?: Point | undefined }> {
  const { width, height } = original;
  return {
    jpeg: await sharp(jpeg).rotate(degrees).jpeg({ quality }).toBuffer(),
    original: degrees === 180 ? original : { width: height, height: width },
    expiresAt,
    own: own && turnPoint(own, degrees),
  };
}

function turnPoint({ x, y }: Point, degrees: number): Point {
  if (degrees === 90) return { x: 1 - y, y: x };
  return degrees === 180 ? { x: 1 - x, y: 1 - y } : { x: y, y: 1 - x };
}
