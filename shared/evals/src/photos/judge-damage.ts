import type { Portrait } from '@datewright/testkit/photos/portraits';
import type { PhotoJudge } from './photo-judge.ts';
import { advisedVariants, damagedVariants, needsSolitude } from './variants.ts';

/**
 * Points by which a damaged photo may measure better: a score is shown with one decimal, and the detector places the
 * same face in a slightly different box in each copy of a photo.
 */
export const scoreTolerance = 0.1;

export interface DamageJudgement {
  photos: number;
  damaged: number;
  /** Damaged photos that score more than the tolerance above their original. */
  raised: number;
  largestRise: number;
  /** Crops that the cards advise and that score more than the tolerance below their original. */
  advised: number;
  lowered: number;
  faults: string[];
}

/** Damages each photo in every way and compares the scores. Photos with other people in them are named so. */
export async function judgeDamage(
  judge: PhotoJudge,
  photos: readonly Portrait[],
  stranger: Portrait,
): Promise<DamageJudgement> {
  const found: DamageJudgement = {
    photos: photos.length,
    damaged: 0,
    raised: 0,
    largestRise: 0,
    advised: 0,
    lowered: 0,
    faults: [],
  };
  for (const photo of photos) {
    const { score } = await judge.measure(photo);
    const measureRise = async (make: (typeof damagedVariants)[number]['make']) =>
      (await judge.measure(await make(photo, stranger))).score - score;
    for (const { name, make } of damagedVariants) {
      if (photo.isInCompany && needsSolitude(name)) continue;
      const rise = await measureRise(make);
      found.damaged += 1;
      found.largestRise = Math.max(found.largestRise, rise);
      if (rise <= scoreTolerance) continue;
      found.raised += 1;
      found.faults.push(`${photo.name}: ${name} +${rise.toFixed(2)} on ${score.toFixed(2)}`);
    }
    for (const { name, make } of advisedVariants) {
      const rise = await measureRise(make);
      found.advised += 1;
      if (rise >= -scoreTolerance) continue;
      found.lowered += 1;
      found.faults.push(`${photo.name}: ${name} ${rise.toFixed(2)} on ${score.toFixed(2)}`);
    }
  }
  return found;
}
