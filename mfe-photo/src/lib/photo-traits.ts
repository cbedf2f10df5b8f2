import type { MeasurementId } from '@datewright/contracts/photo/rules';
import { cropBits, nearDuplicateBits } from '@datewright/contracts/photo/rules';
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

/** Whether two photos are nearly the same: copies, crops, or shots of one burst. */
export function areSimilar(a: AnalyzedPhoto, b: AnalyzedPhoto): boolean {
  const [one, other] = [a.result.measured, b.result.measured];
  if (!one.cropHashes || !other.cropHashes) return countBits(one.print, other.print) < nearDuplicateBits;
  return isCropOf(one.cropHashes, other.cropHashes) || isCropOf(other.cropHashes, one.cropHashes);
}

const isCropOf = ([whole = '']: readonly string[], parts: readonly string[]) =>
  parts.some((part) => countBits(whole, part) < cropBits);

/**
 * From this many of 144 differing bits on, photos count as different shots. Portraits of different people differ in 44
 * and more (903 pairs of 43 photos), most deep crops and small turns of one photo in fewer than 42.
 */
const alikeBits = 42;

/** Whether two photos look like the same shot, but are too different to say that one replaces the other. */
export const looksAlike = (a: AnalyzedPhoto, b: AnalyzedPhoto): boolean =>
  (a.result.measured.cropHashes ?? []).some((one) =>
    (b.result.measured.cropHashes ?? []).some((other) => countBits(one, other) < alikeBits),
  );

/** By digits, because all pairs of hundreds of photos are compared and `BigInt` takes ten times as long. */
function countBits(one: string, other: string): number {
  let differing = 0;
  for (let at = 0; at < one.length; at++) differing += bitsOf[toDigit(one, at) ^ toDigit(other, at)] ?? 0;
  return differing;
}
const bitsOf = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
function toDigit(hexadecimal: string, at: number): number {
  const code = hexadecimal.charCodeAt(at);
  return code < 58 ? code - 48 : code - 87;
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

/** Returns what finds the photos that are nearly the same as one, and tells whether that one is the best of them. */
export function createSimilarFinder(photos: readonly AnalyzedPhoto[]) {
  const groups = groupSimilar(photos).map(({ best, others }) => [best, ...others]);
  return (photo: AnalyzedPhoto) => {
    const group = groups.find((similar) => similar.includes(photo)) ?? [];
    return { isBest: group[0] === photo, photos: group.filter((similar) => similar !== photo) };
  };
}

/** The photos that a profile can use. */
export const filterProfilePhotos = (photos: readonly AnalyzedPhoto[]) =>
  photos.filter(({ result }) => result.type !== 'other');
