import { type ColorImage, readPixels } from '../pixels.ts';
import { createFaceDetector } from './face-detector.ts';
import { type FoundFace, toFace } from './face-of-mesh.ts';
import { type QuarterTurn, quarterTurns, turnBack, turnPicture } from './turn-picture.ts';

/** The faces in a picture from left to right, and the degrees by which it has to be turned clockwise to stand upright. */
interface FoundFaces {
  faces: FoundFace[];
  turn: QuarterTurn;
}

/** Finds the faces in a JPEG that this service made. */
export type FindFaces = (jpeg: Uint8Array) => Promise<FoundFaces>;

/** The detector finds no more faces in larger pictures. */
const maxEdge = 1024;
/** A head that leans further is one in a picture that lies on its side. */
const maxTilt = 50;
/**
 * With a face at least this certain and none that lies, the picture is not sideways, and not upside down. The detector
 * also sees a face in one that is upside down.
 */
const certain = { notSideways: 0.7, upright: 0.85 };
/** A turn has to find a face that is so certain, and so much more in all, because the detector errs on damaged photos. */
const turned = { certain: 0.5, margin: 0.15 };
/** Two meshes that share more than this of the smaller one are of the same face. */
const sameFaceShare = 0.3;

/** Loads the detector. Throws when that fails. */
export async function createFaceFinder(): Promise<FindFaces> {
  const detect = await createFaceDetector();

  async function findTurned(picture: ColorImage, turn: QuarterTurn): Promise<FoundFaces & { hasLying: boolean }> {
    const shown = turnPicture(picture, turn);
    const found = (await detect(shown)).map((mesh) => toFace(mesh, shown));
    const visible = found.filter(({ face }) => face.area.width * face.area.height > 0);
    const upright = visible.filter(({ face }) => Math.abs(face.tilt) <= maxTilt);
    const faces = dropDuplicates(upright).map((one) => turnBack(one, turn));
    return { faces, turn, hasLying: upright.length < visible.length };
  }

  return async (jpeg) => {
    const picture = await readPixels(jpeg, maxEdge);
    let best = await findTurned(picture, 0);
    for (const turn of listPossibleTurns(best)) {
      const found = await findTurned(picture, turn);
      const margin = best.turn === 0 ? turned.margin : 0;
      if (getCertainty(found) > turned.certain && sumCertainty(found) > sumCertainty(best) + margin) best = found;
    }
    return { turn: best.turn, faces: best.faces.toSorted((one, other) => one.box.x - other.box.x) };
  };
}

function listPossibleTurns(found: FoundFaces & { hasLying: boolean }): readonly QuarterTurn[] {
  const certainty = getCertainty(found);
  if (found.hasLying || certainty < certain.notSideways) return quarterTurns.slice(1);
  return certainty < certain.upright ? [180] : [];
}

const getCertainty = ({ faces }: FoundFaces) => Math.max(0, ...faces.map(({ confidence }) => confidence));
const sumCertainty = ({ faces }: FoundFaces) => faces.reduce((sum, { confidence }) => sum + confidence, 0);

/** In the dark the detector sees one face as two. */
function dropDuplicates(faces: FoundFace[]): FoundFace[] {
  const kept: FoundFace[] = [];
  for (const one of faces.toSorted((a, b) => b.confidence - a.confidence)) {
    if (!kept.some((other) => overlap(one, other) > sameFaceShare)) kept.push(one);
  }
  return kept;
}

function overlap({ box: a }: FoundFace, { box: b }: FoundFace): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const smaller = Math.min(a.width * a.height, b.width * b.height);
  return across <= 0 || down <= 0 ? 0 : (across * down) / smaller;
}
