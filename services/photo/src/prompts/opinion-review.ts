import type { PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';
import type { ReviewSubject } from '@datewright/tool-kit/line-review/line-reviewer';
import { describeMeasurement } from './describe-measurement.ts';

/** Seconds: photos are reviewed in the background, where a member waits longer anyway. */
const seconds = 6;

/** What a review of the lines about a photo has to know; it does not see the picture. */
export const buildOpinionReview = ({ facts }: PhotoMetrics, signal: AbortSignal): ReviewSubject => ({
  task: `Each line tells a member what one photo of theirs does for a dating profile, what harms it, or what to change; all in English. You do not see the photo, so what a line says can be seen there (people, animals, clothes, a smile, light, framing, a place) is not "made-up". "looks" are also remarks on how beautiful, old, tired, happy or healthy a person is, on their face, skin or body, on their origin, or on what they are like; naming clothes, a pose or a smile is none. A line may name a flaw of the photo plainly. A line that says the opposite of "measured" is "made-up".`,
  material: { measured: facts.map(describeMeasurement) },
  signal,
  seconds,
});
