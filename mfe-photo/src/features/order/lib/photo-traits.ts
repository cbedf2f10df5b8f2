import type { MeasurementId } from '@datewright/contracts/photo/rules';
import { minLeadFaceShare, nearDuplicateBits } from '@datewright/contracts/photo/rules';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';

/** The value of a metric; null when it could not be measured. */
function getMetricValue({ result }: AnalyzedPhoto, id: MeasurementId): number | null {
  const fact = result.measured.facts.find((one) => one.id === id);
  return fact && fact.verdict !== 'unsure' ? fact.value : null;
}

/** What the photo shows instead of one clear face; null when it shows one. */
export function findLeadFlaw(photo: AnalyzedPhoto): 'noFace' | 'manyFaces' | 'smallFace' | null {
  const faces = photo.result.measured.faces.length;
  if (faces === 0) return 'noFace';
  if (faces > 1) return 'manyFaces';
  return (getMetricValue(photo, 'faceShare') ?? 0) >= minLeadFaceShare ? null : 'smallFace';
}

const lifestyles = new Set(['hobby', 'travel', 'social', 'pet']);
export const isLifestyle = ({ result }: AnalyzedPhoto) => lifestyles.has(result.type);

export const isSameType = (a: AnalyzedPhoto, b: AnalyzedPhoto) => a.result.type === b.result.type;

/** Whether two photos are near-duplicates. */
export function areTwins(a: AnalyzedPhoto, b: AnalyzedPhoto): boolean {
  let bits = BigInt(`0x${a.result.measured.print}`) ^ BigInt(`0x${b.result.measured.print}`);
  let differing = 0;
  for (; bits > 0n; bits &= bits - 1n) differing += 1;
  return differing < nearDuplicateBits;
}

/** Higher score first; of equal ones the better measured, then the one that was chosen earlier. */
export const sortByScore = (photos: readonly AnalyzedPhoto[]) =>
  photos.toSorted((a, b) => b.result.score - a.result.score || b.result.measured.score - a.result.measured.score);

/** The photos that a profile can use. */
export const filterProfilePhotos = (photos: readonly AnalyzedPhoto[]) =>
  photos.filter(({ result }) => result.type !== 'other');
