import type { Point } from '@datewright/contracts/photo/area';
import type { Fact, Measured } from '@datewright/contracts/photo/facts';
import { lightOf } from '@datewright/contracts/photo/light';
import { ownFace } from '@datewright/contracts/photo/own-face';
import { bordersOf } from './borders.ts';
import { clutterOf } from './clutter.ts';
import { cropsOf } from './crops.ts';
import { faceFacts } from './face-facts.ts';
import type { FindFaces } from './faces/find-faces.ts';
import { greyOf } from './grey.ts';
import { factOf, scoreOf } from './judge.ts';
import { printOf } from './print.ts';
import { blurOf } from './sharpness.ts';

/** The size of the picture as it was chosen, upright; and where the member pointed at their own face. */
export interface PhotoToMeasure {
  original: { width: number; height: number };
  own?: Point | undefined;
}

/** Measures one of our own JPEGs by the rules of the contract. The same picture always gives the same. */
export async function measurePhoto(
  jpeg: Uint8Array,
  { original, own: pointed }: PhotoToMeasure,
  findFaces: FindFaces,
): Promise<Measured> {
  const grey = await greyOf(jpeg);
  const faces = await findFaces(jpeg);
  const own = ownFace(faces, pointed);
  const face = own === null ? null : (faces[own] ?? null);
  const areas = faces.map(({ area }) => area);
  const light = lightOf(grey);
  const facts: Fact[] = [
    factOf('sharpness', blurOf(grey, face?.area ?? null), face?.area),
    factOf('light', light.mean),
    factOf('shadows', light.black),
    factOf('highlights', light.white),
    factOf('contrast', light.spread),
    factOf('resolution', Math.min(original.width, original.height)),
    ...faceFacts(faces, face),
    factOf('borders', bordersOf(grey)),
    factOf('clutter', clutterOf(grey, areas)),
  ];
  const crops = cropsOf(original, areas, face?.area ?? null);
  return { facts, faces, own, crops, print: printOf(grey), score: scoreOf(facts) };
}
