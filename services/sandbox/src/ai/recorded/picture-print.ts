import sharp from 'sharp';

const edge = 4;
/** Mean difference of a color channel, 0 to 255, up to which two prints are of one picture. Re-encoding changes a picture by 2 at most. */
const maxDifference = 6;

/** A picture shrunk to 4 x 4 pixels, in hexadecimal: it survives resizing and re-encoding. */
export async function printPicture(picture: Buffer): Promise<string> {
  const pixels = await sharp(picture)
    .removeAlpha()
    .toColorspace('srgb')
    .resize(edge, edge, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  return pixels.toString('hex');
}

/** True when the prints are of the same picture. */
export function isSamePicture(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one, 'hex'), Buffer.from(other, 'hex')];
  if (a.length === 0 || a.length !== b.length) return false;
  const difference = a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0);
  return difference / a.length <= maxDifference;
}
