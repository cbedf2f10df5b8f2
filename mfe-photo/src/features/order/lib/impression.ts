import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import { findLeadFlaw } from '../../../lib/photo-traits.ts';
import { getLoss, listFlaws, type PhotoFlaw } from '../../../lib/photo-verdict.ts';

/** What the measurements say of a photo: what is good, and what costs most. */
export interface Impression {
  strengths: readonly ('sharp' | 'bright' | 'clearFace')[];
  flaw: PhotoFlaw | null;
}

export function toImpression(photo: AnalyzedPhoto): Impression {
  const isGood = (id: PhotoFlaw) =>
    photo.result.measured.facts.some((fact) => fact.id === id && fact.verdict === 'good');
  const leadFlaw = findLeadFlaw(photo);
  const has = { sharp: isGood('sharpness'), bright: isGood('light'), clearFace: leadFlaw === null };
  const [costliest] = listFlaws(photo);
  const measured = costliest && getLoss(costliest) > 0 ? costliest.id : null;
  return {
    strengths: (['sharp', 'bright', 'clearFace'] as const).filter((strength) => has[strength]),
    flaw: leadFlaw === 'noFace' ? 'noFace' : measured,
  };
}

export const isSameImpression = (one: Impression, other: Impression) =>
  one.flaw === other.flaw && one.strengths.join() === other.strengths.join();
