import type { MeasurementId } from '@datewright/contracts/photo/rules';
import { minLeadFaceShare, nearDuplicateBits } from '@datewright/contracts/photo/rules';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';

/** What a value of a measured fact is; null where it could not be measured. */
function getMetricValue({ result }: AnalyzedPhoto, id: MeasurementId): number | null {
  const fact = result.measured.facts.find((one) => one.id === id);
  return fact && fact.verdict !== 'unsure' ? fact.value : null;
}

/** What it shows in place of one clear face, or null where it shows that. */
export function findLeadFlaw(photo: AnalyzedPhoto): 'noFace' | 'manyFaces' | 'smallFace' | null {
  const faces = photo.result.measured.faces.length;
  if (faces === 0) return 'noFace';
  if (faces > 1) return 'manyFaces';
  return (getMetricValue(photo, 'faceShare') ?? 0) >= minLeadFaceShare ? null : 'smallFace';
}

const lifestyles = new Set(['hobby', 'travel', 'social', 'pet']);
export const isLifestyle = ({ result }: AnalyzedPhoto) => lifestyles.has(result.type);

export const isSameType = (a: AnalyzedPhoto, b: AnalyzedPhoto) => a.result.type === b.result.type;

/** Nearly the same picture. */
export function areTwins(a: AnalyzedPhoto, b: AnalyzedPhoto): boolean {
  let bits = BigInt(`0x${a.result.measured.print}`) ^ BigInt(`0x${b.result.measured.print}`);
  let differing = 0;
  for (; bits > 0n; bits &= bits - 1n) differing += 1;
  return differing < nearDuplicateBits;
}

/** The better scored first; of equal ones the one that was measured better, then the one that was chosen earlier. */
export const sortByScore = (photos: readonly AnalyzedPhoto[]) =>
  photos.toSorted((a, b) => b.result.score - a.result.score || b.result.measured.score - a.result.measured.score);

/** Those that a profile can show. */
export const filterProfilePhotos = (photos: readonly AnalyzedPhoto[]) =>
  photos.filter(({ result }) => result.type !== 'other');
