import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Area } from '@datewright/contracts/photo/area';
import type { Measurement, PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';
import type { MeasurementId } from '@datewright/contracts/photo/rules';
import sharp, { type Sharp } from 'sharp';

const demo = join(dirname(require.resolve('@vladmandic/face-api')), '../demo');

/** Photos of people from a published package, by number, with the number of faces in each. */
export const photosOfPeople = [
  [1, 3],
  [2, 3],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 4],
] as const;

export const photoOfPeople = (number: number) => readFile(join(demo, `sample${number}.jpg`));

/** A photo as the picture intake prepares it. */
export const normalizePhoto = (picture: Sharp, longestEdge = 1568) =>
  picture
    .resize({ width: longestEdge, height: longestEdge, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 88 })
    .toBuffer();

/** One of three people, from the middle of the chest up: 560 x 900. */
export const portrait = async () =>
  sharp(await photoOfPeople(3))
    .extract({ left: 420, top: 150, width: 560, height: 900 })
    .png()
    .toBuffer();

/** A picture of an SVG of 1000 x 1500. */
export const drawShapes = (shapes: string, width = 1000, height = 1500) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`));

/** A landscape without people. */
export const landscape = drawShapes(`
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#2f6fb5"/><stop offset="1" stop-color="#bcd9f2"/></linearGradient>
  <rect width="1000" height="900" fill="url(#sky)"/><rect y="880" width="1000" height="620" fill="#4d7a3a"/>
  <path d="M0 900 L250 500 L420 760 L640 380 L1000 900Z" fill="#6a5f58"/><circle cx="780" cy="180" r="70" fill="#fff3c4"/>
  <path d="M120 1500 C300 1200 420 1100 500 900 C560 1100 600 1200 700 1500Z" fill="#b09a6e"/>`);

export function findFact({ facts }: PhotoMetrics, id: MeasurementId): Measurement {
  const found = facts.find((fact) => fact.id === id);
  if (!found) throw new Error(`No fact ${id}`);
  return found;
}

export const getCenter = ({ x, y, width, height }: Area) => ({ x: x + width / 2, y: y + height / 2 });
