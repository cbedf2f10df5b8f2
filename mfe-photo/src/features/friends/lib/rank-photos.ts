import type { FriendLink } from '@datewright/contracts/photo/friend-links';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';

export interface RankedPhoto {
  operationId: string;
  /** Null when it is no longer on this page. */
  photo: AnalyzedPhoto | null;
  shown: number;
  chosen: number;
  /** Place by the AI's score among the photos of the link, from 1; null when one of them is no longer known. */
  aiPlace: number | null;
}

/** Friends fewer than this tell little. */
export const minFriends = 5;

const computeShare = ({ shown, chosen }: { shown: number; chosen: number }) => (shown === 0 ? -1 : chosen / shown);

/** The photos of a link as friends chose them, the most often chosen first, beside the place that the AI gave each. */
export function rankPhotos(link: FriendLink, photos: readonly AnalyzedPhoto[]): RankedPhoto[] {
  const known = new Map(photos.map((photo) => [photo.operationId, photo]));
  const scores = link.photos.map(({ operationId }) => known.get(operationId)?.result.score ?? null);
  // Equal scores share the better place.
  const placeOf = (score: number) => 1 + scores.filter((other) => other !== null && other > score).length;
  const isWhole = !scores.includes(null);
  return link.photos
    .map((count, at) => {
      const score = scores[at] ?? null;
      return {
        ...count,
        photo: known.get(count.operationId) ?? null,
        aiPlace: isWhole && score !== null ? placeOf(score) : null,
      };
    })
    .sort((a, b) => computeShare(b) - computeShare(a) || b.shown - a.shown);
}
