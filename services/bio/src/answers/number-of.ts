import type { BioScore } from '@datewright/contracts/bio/score';
import { AppError } from '@datewright/service-kit/errors';
import { readBio } from '../scoring/reading/read-bio.ts';
import { scoreReading } from '../scoring/score-bio.ts';
import { whyNoScore } from '../scoring/sense/why-no-score.ts';

/** The score of a bio that the safety judgement let pass. Throws a `no_score_…` for what is no text of ours to score. */
export function scoreOrRefuse(text: string): BioScore {
  const reading = readBio(text);
  const why = whyNoScore(reading);
  if (why) throw new AppError(why);
  return scoreReading(reading);
}

/** The same, or `null` for a text without a number. */
export function numberOf(text: string): BioScore | null {
  const reading = readBio(text);
  return whyNoScore(reading) ? null : scoreReading(reading);
}
