import type { Measurement } from '@datewright/contracts/photo/photo-metrics';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import { type MeasurementId, photoRules } from '@datewright/contracts/photo/rules';
import type { AnalyzedPhoto } from './photo.ts';
import { findLeadFlaw, isWeak, looksAlike } from './photo-traits.ts';
import { getScoreTone } from './score-tone.ts';

/** What speaks against a photo: a measurement that is not good, or no face at all. */
export type PhotoFlaw = MeasurementId | 'noFace';

/** The one thing to say about a photo at its position in the order. */
export type PhotoVerdict =
  /** It should not lead, and for this reason. */
  | { kind: 'flaw'; flaw: PhotoFlaw }
  /** A low score without a measured reason. */
  | { kind: 'weak' }
  /** Another shot of a photo before it, at this position from 1. */
  | { kind: 'alike'; position: number }
  /** Good where it is; positions count from 1, and `isStrong` is true from a green score on. */
  | { kind: 'place'; position: number; isStrong: boolean };

/** Points of ten from which one measurement alone speaks against a photo: careful light or sharpness, and most bad ones. */
const seriousLoss = 0.8;

/** They matter for the first photo only: further down, friends and full-body shots are welcome. */
export const leadOnly: ReadonlySet<MeasurementId> = new Set<MeasurementId>(['faces', 'faceShare']);

const leadFlawIds = { noFace: 'noFace', manyFaces: 'faces', smallFace: 'faceShare' } as const;

/** The points of ten that the measurement costs at least. */
export const getLoss = ({ id, verdict }: Measurement) => photoRules[id].lost[verdict === 'bad' ? 'bad' : 'careful'];

/** How the measurement is named: what costs nothing asks for no change. */
export const getRating = (fact: Measurement): Measurement['verdict'] =>
  fact.verdict === 'bad' && getLoss(fact) === 0 ? 'careful' : fact.verdict;

/** The measurements that are not good, the most expensive first. */
export const listFlaws = ({ result }: AnalyzedPhoto): Measurement[] =>
  result.measured.facts
    .filter(({ verdict }) => verdict === 'bad' || verdict === 'careful')
    .toSorted((one, other) => getLoss(other) - getLoss(one));

/** The lowest score of a photo that needs no fix where nothing speaks against it. */
const fineScore = 9;

/** Whether neither the AI nor a measurement that costs points speaks against a photo with a high score. */
export const hasNothingToFix = ({ score, feedback, measured }: PhotoResult) =>
  score >= fineScore &&
  feedback.cons.length === 0 &&
  measured.facts.every((fact) => fact.verdict === 'good' || fact.verdict === 'unsure' || getLoss(fact) === 0);

const findSeriousFlaw = (photo: AnalyzedPhoto, isLead: boolean) =>
  listFlaws(photo).find((fact) => getLoss(fact) >= seriousLoss && (isLead || !leadOnly.has(fact.id)));

/** Whether the photo can be the first one of a profile. */
export const canLead = (photo: AnalyzedPhoto) =>
  !isWeak(photo) && findLeadFlaw(photo) === null && !findSeriousFlaw(photo, true);

/** Whether the photo deserves the name of its type, such as "Money Maker", which praises it. */
export const deservesTypeName = (photo: AnalyzedPhoto) =>
  photo.result.type === 'profile' ? canLead(photo) : !isWeak(photo) && !findSeriousFlaw(photo, false);

/** The verdict on the photo at a position of the order, counted from 0. */
export function findVerdict(order: readonly AnalyzedPhoto[], at: number): PhotoVerdict {
  const photo = order[at];
  if (!photo) return { kind: 'weak' };
  const isLead = at === 0;
  const leadFlaw = findLeadFlaw(photo);
  if (leadFlaw === 'noFace' && (isLead || isWeak(photo))) return { kind: 'flaw', flaw: 'noFace' };
  const serious = findSeriousFlaw(photo, isLead);
  const flaw = serious ?? (isWeak(photo) ? listFlaws(photo)[0] : undefined);
  if (flaw) return { kind: 'flaw', flaw: flaw.id };
  if (isWeak(photo)) return { kind: 'weak' };
  if (isLead && leadFlaw) return { kind: 'flaw', flaw: leadFlawIds[leadFlaw] };
  const alike = order.slice(0, at).findIndex((other) => looksAlike(other, photo));
  if (alike >= 0) return { kind: 'alike', position: alike + 1 };
  return { kind: 'place', position: at + 1, isStrong: getScoreTone(photo.result.score) === 'good' };
}
