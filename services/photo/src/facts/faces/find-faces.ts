import type { Face } from '@datewright/contracts/photo/facts';
import { pixelsOf } from '../pixels.ts';
import { faceDetector } from './detector.ts';
import { faceOfMesh } from './face-of-mesh.ts';

/** The faces of one of our own JPEGs, from left to right. */
export type FindFaces = (jpeg: Uint8Array) => Promise<Face[]>;

/** Larger pictures show it no more faces. */
const longestEdge = 1024;

/** Loads the detector. Throws when it can not be. */
export async function faceFinder(): Promise<FindFaces> {
  const detect = await faceDetector();
  return async (jpeg) => {
    const picture = await pixelsOf(jpeg, longestEdge);
    const meshes = await detect(picture);
    const faces = meshes.map((mesh) => faceOfMesh(mesh, picture)).filter(({ area }) => area.width * area.height > 0);
    return faces.toSorted((one, other) => one.area.x - other.area.x);
  };
}
