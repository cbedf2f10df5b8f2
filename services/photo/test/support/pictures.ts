import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/**
 * Photos of real people that the authors of the face detector publish with their package (MIT); none is stored here.
 */
const published = join(dirname(require.resolve('@vladmandic/face-api/package.json')), 'demo');

const of = (name: string) => readFile(join(published, `${name}.jpg`));

/** Four people, none of them much closer than the others. */
export const group = () => of('sample6');

/** One of them alone. */
export const portrait = async () =>
  sharp(await group())
    .extract({ left: 0, top: 150, width: 600, height: 900 })
    .jpeg()
    .toBuffer();

/** Re-encodes it at about the same size, so that no two files have the same bytes. */
export const another = async (photo: Buffer, light: number) =>
  sharp(photo)
    .modulate({ brightness: 1 + light / 100 })
    .jpeg()
    .toBuffer();

/** A picture without people. */
export const wall = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#c8b89a' } })
    .jpeg()
    .toBuffer();
