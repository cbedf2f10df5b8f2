import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** A rectangle in pixels. */
export interface PixelBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A photo and the face in it that is judged. */
export interface Portrait {
  name: string;
  png: Buffer;
  width: number;
  height: number;
  face: PixelBox;
  /** Others are in the photo too. */
  isInCompany?: true;
}

type Numbers = readonly [left: number, top: number, width: number, height: number];
const toBox = ([left, top, width, height]: Numbers): PixelBox => ({ left, top, width, height });

/** The faces in each photo, from left to right, and the part of the photo in which each is the only one. */
const faces: Record<number, readonly { face: Numbers; alone: Numbers }[]> = {
  1: [
    { face: [420, 380, 180, 223], alone: [222, 202, 576, 892] },
    { face: [834, 433, 202, 223], alone: [612, 255, 646, 892] },
    { face: [1470, 225, 203, 204], alone: [1247, 62, 650, 816] },
  ],
  2: [
    { face: [349, 165, 180, 242], alone: [151, 0, 576, 939] },
    { face: [879, 257, 204, 227], alone: [655, 75, 653, 908] },
    { face: [1446, 161, 210, 233], alone: [1215, 0, 672, 907] },
  ],
  3: [
    { face: [593, 352, 206, 246], alone: [366, 155, 659, 984] },
    { face: [1067, 242, 227, 261], alone: [817, 33, 632, 1044] },
    { face: [1455, 315, 212, 279], alone: [1300, 92, 600, 1116] },
  ],
  4: [
    { face: [246, 240, 158, 206], alone: [72, 75, 506, 824] },
    { face: [658, 88, 189, 210], alone: [450, 0, 543, 760] },
    { face: [999, 210, 163, 225], alone: [853, 30, 416, 900] },
    { face: [1275, 180, 187, 212], alone: [1168, 10, 500, 848] },
  ],
  5: [
    { face: [349, 903, 223, 264], alone: [104, 692, 714, 706] },
    { face: [774, 127, 169, 202], alone: [756, 0, 354, 773] },
    { face: [1116, 221, 182, 219], alone: [949, 46, 470, 876] },
    { face: [1425, 405, 189, 296], alone: [1304, 168, 518, 1184] },
  ],
  6: [
    { face: [244, 516, 225, 242], alone: [0, 322, 671, 968] },
    { face: [677, 362, 195, 266], alone: [475, 149, 612, 1064] },
    { face: [1163, 349, 204, 231], alone: [938, 164, 534, 924] },
    { face: [1479, 294, 223, 261], alone: [1373, 85, 547, 1044] },
  ],
  7: [{ face: [365, 105, 269, 330], alone: [0, 0, 910, 1137] }],
  8: [{ face: [290, 84, 253, 337], alone: [0, 0, 704, 1600] }],
  9: [{ face: [186, 47, 90, 141], alone: [0, 0, 512, 512] }],
  10: [{ face: [439, 199, 141, 199], alone: [0, 0, 983, 1600] }],
  11: [{ face: [212, 237, 275, 395], alone: [0, 0, 626, 1200] }],
};

/** Photos that the authors of the face detector publish with their package (MIT); none is stored here. */
const require = createRequire(import.meta.url);
const published = join(dirname(require.resolve('@vladmandic/face-api/package.json')), 'demo');
/** Photos in the public domain; the README beside them names their sources. */
const publicDomain = new Map([
  [7, 'obama'],
  [8, 'biden'],
  [9, 'collins'],
  [10, 'obama-standing'],
  [11, 'obama-speaking'],
]);

function readPhoto(photo: number): Promise<Buffer> {
  const name = publicDomain.get(photo);
  return readFile(
    name ? new URL(`../../photographs/${name}.jpg`, import.meta.url) : join(published, `sample${photo}.jpg`),
  );
}

/** Everyone in a photo (1 to 11), each cut out alone. */
export const readPortraits = (photo: number): Promise<Portrait[]> =>
  Promise.all((faces[photo] ?? []).map(({ face, alone }, at) => cutOut(photo, at, toBox(face), toBox(alone))));

async function cutOut(photo: number, at: number, face: PixelBox, alone: PixelBox): Promise<Portrait> {
  const png = await sharp(await readPhoto(photo))
    .extract(alone)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return {
    name: `${photo}.${at + 1}`,
    png,
    width: alone.width,
    height: alone.height,
    face: { ...face, left: face.left - alone.left, top: face.top - alone.top },
  };
}

/** A photo with everyone in it, once for each of them as the member; none of a photo with one person. */
export async function readGroups(photo: number): Promise<Portrait[]> {
  const { data, info } = await sharp(await readPhoto(photo))
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const everyone = faces[photo] ?? [];
  if (everyone.length === 1) return [];
  return everyone.map(({ face }, at) => ({
    name: `${photo}.${at + 1} in company`,
    png: data,
    width,
    height,
    face: toBox(face),
    isInCompany: true,
  }));
}
