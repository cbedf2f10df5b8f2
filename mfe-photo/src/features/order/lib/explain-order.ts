import type { PhotoType } from '@datewright/contracts/photo/photo-type';
import { type AnalyzedPhoto, getPhotoType } from '../../../lib/photo.ts';
import { areTwins, findLeadFlaw, isLifestyle, isSameType, sortByScore } from '../../../lib/photo-traits.ts';
import { maxMove } from './order-rules.ts';

type Flaw = NonNullable<ReturnType<typeof findLeadFlaw>>;

/** Reasons for or against a photo's position. Each is true of that photo in that order. */
export type Reason =
  /** First, with one clear face. */
  | { kind: 'clearFace' }
  /** First, with the highest score. */
  | { kind: 'highest' }
  /** The highest score, but another photo is a better first one. */
  | { kind: 'topScore' }
  /** First without one clear face, while another photo with one has about the same score or a higher one. */
  | { kind: 'clearFaceAt'; position: number; flaw: Flaw }
  /** First without one clear face, as no photo with one comes close. */
  | { kind: 'noClearFace'; flaw: Flaw }
  /** A higher score than the first photo, but it can't be first. */
  | { kind: 'cannotLead'; flaw: Flaw }
  | { kind: 'lifestyle' | 'fullBody'; type: PhotoType }
  /** The first photo of its type. */
  | { kind: 'variety'; type: PhotoType }
  | { kind: 'twinBeside' | 'twinBefore'; position: number }
  /** A lower score than a later photo: it separates two that are nearly equal or of one type. */
  | { kind: 'partsTwins' }
  | { kind: 'partsType'; type: PhotoType }
  | { kind: 'typeBeside'; type: PhotoType; position: number }
  /** A lower score than a later near-duplicate, but it shows something new. */
  | { kind: 'distinct' }
  | { kind: 'score' };

export interface OrderEntry {
  /** From 1. */
  position: number;
  photoId: string;
  /** The strongest first; at least one. */
  reasons: Reason[];
}

/** Explains each position of an order. */
export function explainOrder(order: readonly AnalyzedPhoto[]): OrderEntry[] {
  const highest = sortByScore(order)[0];
  return order.map((photo, at) => {
    const reasons = [
      ...(at === 0 ? explainLead(photo, order, photo === highest) : explainPosition(photo, at, order)),
      ...explainNeighbors(photo, at, order),
    ];
    return {
      position: at + 1,
      photoId: photo.id,
      reasons: reasons.length > 0 ? reasons : [{ kind: 'score' }],
    };
  });
}

function explainLead(photo: AnalyzedPhoto, order: readonly AnalyzedPhoto[], isHighest: boolean): Reason[] {
  const { score } = photo.result;
  const flaw = findLeadFlaw(photo);
  const rival = sortByScore(order).find((other) => findLeadFlaw(other) === null) ?? photo;
  const clear = rival.result.score >= score - maxMove ? order.indexOf(rival) : 0;
  const face: Reason =
    flaw === null
      ? { kind: 'clearFace' }
      : clear > 0
        ? { kind: 'clearFaceAt', position: clear + 1, flaw }
        : { kind: 'noClearFace', flaw };
  const best: Reason[] = isHighest ? [{ kind: face.kind === 'clearFaceAt' ? 'topScore' : 'highest' }] : [];
  return flaw === null ? [...best, face] : [face, ...best];
}

function explainPosition(photo: AnalyzedPhoto, at: number, order: readonly AnalyzedPhoto[]): Reason[] {
  const { score } = photo.result;
  const type = getPhotoType(photo);
  const reasons: Reason[] = [];
  if (at === 1 && type !== null && isLifestyle(photo)) reasons.push({ kind: 'lifestyle', type });
  if (at === 2 && type === 'full_body') reasons.push({ kind: 'fullBody', type });
  if (reasons.length === 0 && type !== null && !order.slice(0, at).some((other) => isSameType(other, photo)))
    reasons.push({ kind: 'variety', type });
  const flaw = findLeadFlaw(photo);
  const isAboveLead = score > (order[0]?.result.score ?? score);
  if (flaw !== null && isAboveLead) reasons.push({ kind: 'cannotLead', flaw });
  return reasons;
}

/** The reasons that depend on the photos beside and before it. */
function explainNeighbors(photo: AnalyzedPhoto, at: number, order: readonly AnalyzedPhoto[]): Reason[] {
  const { type, score } = photo.result;
  const [before, after] = [order[at - 1], order[at + 1]];
  const better = order.slice(at + 1).filter((other) => other.result.score > score);
  const reasons: Reason[] = [];
  if (at > 0 && better.length > 0 && before && after) {
    if (areTwins(before, after)) reasons.push({ kind: 'partsTwins' });
    else if (isSameType(before, after)) reasons.push({ kind: 'partsType', type: before.result.type });
  }
  const twin = findTwin(photo, order.slice(0, at));
  if (twin >= 0)
    reasons.push({ kind: before && areTwins(before, photo) ? 'twinBeside' : 'twinBefore', position: twin + 1 });
  else {
    if (better.some((other) => findTwin(other, order.slice(0, at)) >= 0)) reasons.push({ kind: 'distinct' });
    if (before && isSameType(before, photo)) reasons.push({ kind: 'typeBeside', type, position: at });
  }
  return reasons;
}

const findTwin = (photo: AnalyzedPhoto, others: readonly AnalyzedPhoto[]) =>
  others.findIndex((other) => areTwins(other, photo));
