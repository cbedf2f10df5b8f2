import type { MeasurementId } from '@datewright/contracts/photo/rules';
import { nearDuplicateBits } from '@datewright/contracts/photo/rules';
import { type AnalyzedPhoto, getPhotoType } from './photo.ts';
import { getScoreTone } from './score-tone.ts';

const getVerdict = ({ result }: AnalyzedPhoto, id: MeasurementId) =>
  result.measured.facts.find((one) => one.id === id)?.verdict;

/** What the photo shows instead of one clear face, by the verdicts of its card; null when it shows one. */
export function findLeadFlaw(photo: AnalyzedPhoto): 'noFace' | 'manyFaces' | 'smallFace' | null {
  if (photo.result.measured.faces.length === 0) return 'noFace';
  if (getVerdict(photo, 'faces') !== 'good') return 'manyFaces';
  return getVerdict(photo, 'faceShare') === 'good' ? null : 'smallFace';
}

const lifestyles = new Set<string | null>(['hobby', 'travel', 'social', 'pet']);
export const isLifestyle = (photo: AnalyzedPhoto) => lifestyles.has(getPhotoType(photo));

/** Whether both show the same kind of scene; false when nobody has looked at them. */
export const isSameType = (a: AnalyzedPhoto, b: AnalyzedPhoto) =>
  getPhotoType(a) !== null && getPhotoType(a) === getPhotoType(b);

/** Whether the score alone speaks against the photo. */
export const isWeak = ({ result }: AnalyzedPhoto) => getScoreTone(result.score) === 'bad';

/** Whether two photos are nearly the same: copies, or shots of one burst. */
export function areSimilar(a: AnalyzedPhoto, b: AnalyzedPhoto): boolean {
  let bits = BigInt(`0x${a.result.measured.print}`) ^ BigInt(`0x${b.result.measured.print}`);
  let differing = 0;
  for (; bits > 0n; bits &= bits - 1n) differing += 1;
  return differing < nearDuplicateBits;
}

/** Higher score first; of equal ones the better measured, then the one that was chosen earlier. */
export const sortByScore = (photos: readonly AnalyzedPhoto[]) =>
  photos.toSorted((a, b) => b.result.score - a.result.score || b.result.measured.score - a.result.measured.score);

interface SimilarPhotos {
  best: AnalyzedPhoto;
  others: AnalyzedPhoto[];
}

/** Groups photos that are nearly the same, each under the best of them. */
export function groupSimilar(photos: readonly AnalyzedPhoto[]): SimilarPhotos[] {
  const groups: SimilarPhotos[] = [];
  for (const photo of sortByScore(photos)) {
    const group = groups.find(({ best }) => areSimilar(best, photo));
    if (group) group.others.push(photo);
    else groups.push({ best: photo, others: [] });
  }
  return groups;
}

/** The photos that a profile can use. */
export const filterProfilePhotos = (photos: readonly AnalyzedPhoto[]) =>
  photos.filter(({ result }) => result.type !== 'other');
