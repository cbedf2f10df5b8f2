import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** Photos of real people that the face detector's authors publish with their package, MIT; none is kept here. */
const published = join(dirname(require.resolve('@vladmandic/face-api/package.json')), 'demo');

const of = (name: string) => readFile(join(published, `${name}.jpg`));

/** Four people, none of them much nearer than the others. */
export const group = () => of('sample6');

/** One of them alone. */
export const portrait = async () =>
  sharp(await group())
    .extract({ left: 0, top: 150, width: 600, height: 900 })
    .jpeg()
    .toBuffer();

/** As another file of about the same size: no two are the same bytes. */
export const another = async (photo: Buffer, light: number) =>
  sharp(photo)
    .modulate({ brightness: 1 + light / 100 })
    .jpeg()
    .toBuffer();

/** Nobody in it. */
export const wall = () =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background: '#c8b89a' } })
    .jpeg()
    .toBuffer();
