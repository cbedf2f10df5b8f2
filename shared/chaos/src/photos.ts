import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const require = createRequire(import.meta.url);

/** A photo of a real person from the package of the face detector's authors (MIT); the repository contains none. */
const publishedPhotoPath = () =>
  join(dirname(require.resolve('@vladmandic/face-api/package.json')), 'demo', 'sample6.jpg');

/** Creates photos of one person, each with different bytes. */
export async function createPhotoMaker(): Promise<() => Promise<Uint8Array<ArrayBuffer>>> {
  const group = await readFile(publishedPhotoPath());
  const portrait = await sharp(group).extract({ left: 0, top: 150, width: 600, height: 900 }).jpeg().toBuffer();
  let made = 0;
  return async () => {
    made++;
    const brightness = 0.9 + (made % 200) / 1000;
    return new Uint8Array(
      await sharp(portrait)
        .modulate({ brightness })
        .jpeg({ quality: 80 + (made % 15) })
        .toBuffer(),
    );
  };
}
