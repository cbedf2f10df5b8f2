import type { StoredPhoto } from './photo.ts';

/** Hair above a detected face and chin below it, in heights of the face. */
const margin = { above: 0.5, below: 0.25 };

/** Where the head of a portrait usually is. */
const upperThird = '50% 33%';

/**
 * The CSS `object-position` that keeps the member's face in a cropped photo, or all faces when none is known to be the
 * member's.
 */
export function getCropPosition({ result }: Pick<StoredPhoto, 'result'>): string {
  const { faces = [], own = null } = result?.measured ?? {};
  const shown = faces.filter((_, at) => own === null || at === own).map(({ area }) => area);
  if (shown.length === 0) return upperThird;
  const left = Math.min(...shown.map(({ x }) => x));
  const right = Math.max(...shown.map(({ x, width }) => x + width));
  const top = Math.min(...shown.map(({ y, height }) => y - height * margin.above));
  const bottom = Math.max(...shown.map(({ y, height }) => y + height * (1 + margin.below)));
  return `${toPosition(left, right)} ${toPosition(top, bottom)}`;
}

/**
 * A position of p percent puts the point at p percent of the picture on the same point of its frame. This one does so
 * for a point of the given part that divides it as it divides the picture, so the part is in the frame whenever it fits.
 */
function toPosition(from: number, to: number): string {
  const [start, end] = [Math.max(0, from), Math.min(1, to)];
  const rest = 1 - (end - start);
  return `${Math.round((rest > 0 ? Math.min(1, start / rest) : 0.5) * 1000) / 10}%`;
}
