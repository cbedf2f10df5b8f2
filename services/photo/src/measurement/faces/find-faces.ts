import type { Face } from '@datewright/contracts/photo/photo-metrics';
import { readPixels } from '../pixels.ts';
import { createFaceDetector } from './face-detector.ts';
import { toFace } from './face-of-mesh.ts';

/** The faces in a JPEG that this service made, from left to right. */
export type FindFaces = (jpeg: Uint8Array) => Promise<Face[]>;

/** The detector finds no more faces in larger pictures. */
const maxEdge = 1024;

/** Loads the detector. Throws when that fails. */
export async function createFaceFinder(): Promise<FindFaces> {
  const detect = await createFaceDetector();
  return async (jpeg) => {
    const picture = await readPixels(jpeg, maxEdge);
    const meshes = await detect(picture);
    const faces = meshes.map((mesh) => toFace(mesh, picture)).filter(({ area }) => area.width * area.height > 0);
    return faces.toSorted((one, other) => one.area.x - other.area.x);
  };
}
