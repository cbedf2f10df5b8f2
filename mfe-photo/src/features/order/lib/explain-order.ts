import type { PhotoType } from '@datewright/contracts/photo/photo-type';
import { type AnalyzedPhoto, getPhotoType } from '../../../lib/photo.ts';
import { findLeadFlaw, isLifestyle, isSameType, sortByScore } from '../../../lib/photo-traits.ts';
import { canLead, findVerdict, type PhotoFlaw } from '../../../lib/photo-verdict.ts';
import { type Impression, isSameImpression, toImpression } from './impression.ts';
import { maxMove } from './order-rules.ts';

type Flaw = NonNullable<ReturnType<typeof findLeadFlaw>>;

/** Reasons for or against a photo's position. Each is true of that photo in that order. */
export type Reason =
  /** First, and ready to lead: with one clear face. */
  | { kind: 'clearFace' }
  /** First, and ready to lead: with the highest score of those that the AI has seen. */
  | { kind: 'highest' }
  /** First without one clear face, while another photo is ready to lead and has about the same score or a higher one. */
  | { kind: 'clearFaceAt'; position: number; flaw: Flaw }
  /** First in spite of another flaw, while another photo would lead better. */
  | { kind: 'leadsBetter'; position: number }
  /** First, as no photo that is ready to lead has about the same score. */
  | { kind: 'leadsByScore' }
  /** First, as no photo is ready to lead. */
  | { kind: 'leadsForNow' }
  /** A higher score than the first photo, but it can't be first. */
  | { kind: 'cannotLead'; flaw: Flaw }
  | { kind: 'notReady' }
  | { kind: 'lifestyle' | 'fullBody'; type: PhotoType }
  /** The first photo of its type, and all before it have one. */
  | { kind: 'variety'; type: PhotoType }
  /** A lower score than a later photo: it separates two of one type. */
  | { kind: 'partsType'; type: PhotoType }
  | { kind: 'typeBeside'; type: PhotoType; position: number }
  /** Only with another photo, or an edit, could it stand higher. */
  | { kind: 'until'; flaw: PhotoFlaw; isLast: boolean }
  /** A low score without a measured reason. */
  | { kind: 'weak' }
  /** What was measured. */
  | ({ kind: 'measured' } & Impression)
  /** The same was measured as of the photo before it. */
  | ({ kind: 'measuresLike'; position: number } & Impression);

export interface OrderEntry {
  /** From 1. */
  position: number;
  photoId: string;
  /** The strongest first; at least one. */
  reasons: Reason[];
}

/** Explains each position of an order. */
export function explainOrder(order: readonly AnalyzedPhoto[]): OrderEntry[] {
  return order.map((photo, at) => {
    const reasons = [
      ...(at === 0 ? explainLead(photo, order) : explainPosition(photo, at, order)),
      ...explainNeighbors(photo, at, order),
    ];
    return {
      position: at + 1,
      photoId: photo.id,
      reasons: reasons.length > 0 ? reasons : [explainByMeasurements(photo, at, order)],
    };
  });
}

/** Praises only a photo that its own card lets lead; of any other, the one reason says why it is first anyway. */
function explainLead(photo: AnalyzedPhoto, order: readonly AnalyzedPhoto[]): Reason[] {
  const [best = photo] = sortByScore(order);
  if (canLead(photo)) {
    if (!photo.result.sees) return [];
    return [...(photo === best ? [{ kind: 'highest' } as const] : []), { kind: 'clearFace' }];
  }
  const rival = sortByScore(order).find(canLead);
  if (!rival) return [{ kind: 'leadsForNow' }];
  const enough = Math.min(photo.result.score, best.result.score - maxMove - 1e-9);
  if (rival.result.score < enough) return [{ kind: 'leadsByScore' }];
  const position = order.indexOf(rival) + 1;
  const flaw = findLeadFlaw(photo);
  return [flaw ? { kind: 'clearFaceAt', position, flaw } : { kind: 'leadsBetter', position }];
}

function explainPosition(photo: AnalyzedPhoto, at: number, order: readonly AnalyzedPhoto[]): Reason[] {
  const { score } = photo.result;
  const type = getPhotoType(photo);
  const isAboveLead = score > (order[0]?.result.score ?? score);
  const isHeldBack = isAboveLead && !canLead(photo);
  const verdict = findVerdict(order, at);
  if (!isHeldBack && verdict.kind === 'flaw')
    return [{ kind: 'until', flaw: verdict.flaw, isLast: at === order.length - 1 }];
  const reasons: Reason[] = [];
  if (at === 1 && type !== null && isLifestyle(photo)) reasons.push({ kind: 'lifestyle', type });
  if (at === 2 && type === 'full_body') reasons.push({ kind: 'fullBody', type });
  const before = order.slice(0, at);
  const isFirstOfType = before.every((other) => getPhotoType(other) !== null && !isSameType(other, photo));
  if (reasons.length === 0 && type !== null && isFirstOfType) reasons.push({ kind: 'variety', type });
  const flaw = findLeadFlaw(photo);
  if (isHeldBack) reasons.push(flaw ? { kind: 'cannotLead', flaw } : { kind: 'notReady' });
  return reasons;
}

function explainByMeasurements(photo: AnalyzedPhoto, at: number, order: readonly AnalyzedPhoto[]): Reason {
  if (findVerdict(order, at).kind === 'weak') return { kind: 'weak' };
  const impression = toImpression(photo);
  const before = order[at - 1];
  return before && isSameImpression(toImpression(before), impression)
    ? { kind: 'measuresLike', position: at, ...impression }
    : { kind: 'measured', ...impression };
}

/** The reasons that depend on the photos beside it. */
function explainNeighbors(photo: AnalyzedPhoto, at: number, order: readonly AnalyzedPhoto[]): Reason[] {
  const { type, score } = photo.result;
  const [before, after] = [order[at - 1], order[at + 1]];
  const reasons: Reason[] = [];
  const isBelowLater = order.slice(at + 1).some((other) => other.result.score > score);
  if (isBelowLater && before && after && isSameType(before, after))
    reasons.push({ kind: 'partsType', type: before.result.type });
  if (before && isSameType(before, photo)) reasons.push({ kind: 'typeBeside', type, position: at });
  return reasons;
}
