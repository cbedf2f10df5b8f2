import type { FriendLink } from '@datewright/contracts/photo/friend-links';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';

export interface RankedPhoto {
  operationId: string;
  /** Null when the photo is no longer on this page. */
  photo: AnalyzedPhoto | null;
  shown: number;
  chosen: number;
  /** Rank by the AI's score among the link's photos, from 1; null when one of them is no longer known. */
  aiPlace: number | null;
}

/** Fewer friends than this say little. */
export const minFriends = 5;

const computeShare = ({ shown, chosen }: { shown: number; chosen: number }) => (shown === 0 ? -1 : chosen / shown);

/** The photos of a link, the most often chosen first, each with the AI's rank. */
export function rankPhotos(link: FriendLink, photos: readonly AnalyzedPhoto[]): RankedPhoto[] {
  const known = new Map(photos.map((photo) => [photo.operationId, photo]));
  const scores = link.photos.map(({ operationId }) => known.get(operationId)?.result.score ?? null);
  // Equal scores share the better rank.
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
