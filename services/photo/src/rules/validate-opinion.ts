import { maxScoreDeviation } from '@datewright/contracts/photo/limits';
import type { Measurement, PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import type { PhotoType } from '@datewright/contracts/photo/photo-type';
import { cleanText, createAnswerFilter } from '@datewright/tool-kit/ai/ai-answer';
import { claimsStudy } from '@datewright/tool-kit/ai/study-claims';
import { allOpinionInstructions } from '../prompts/opinion-prompt.ts';
import { claimsOutcome } from './claims-outcome.ts';
import { contradictsFaceCount, type FaceCountMetrics } from './contradicts-face-count.ts';
import { contradictsMeasurement } from './contradicts-measurement.ts';
import { isAppropriateComment } from './is-appropriate-comment.ts';
import { isEnglish } from './is-english.ts';
import { listCons, listFlaws, measuredLines } from './measured-lines.ts';
import type { Opinion } from './parse-opinion.ts';

const maxLineLength = 240;
/** A reason with fewer characters does not count as one. */
const minReasonLength = 30;
const maxLines = 3;
/** With fewer lines, counting the suggestion, a review is not worth its credit. */
const minLines = 3;
/** A photo with something against it is not perfect. */
const maxScoreWithCons = 9.9;
const nothingToChange = 'Nothing that was measured needs a change. Ask a friend which of your photos they like best.';

/** A line as the member would read it: of one that is too long, the first sentences. */
export function toLine(text: string): string {
  const line = cleanText(text).replaceAll('\n', ' ');
  if (line.length <= maxLineLength) return line;
  return /^.+[.!?](?= \p{Lu})/u.exec(line.slice(0, maxLineLength + 2))?.[0] ?? line;
}

const isOwn = createAnswerFilter({ ownTexts: [], instructions: allOpinionInstructions });
/** "Crop out the phone number" is welcome. */
const asksForContact =
  /\b(?:add|put|post|write|include|share|show|mention)\b[^.;!?]{0,20}\byour (?:instagram|insta|snapchat|whatsapp|telegram|tiktok|phone number|number|handle|e-?mail)\b|\b(?:dm|message|text|write|write to|call|e-?mail|contact|send|follow|add) (?:me|us)\b/i;
const isAboutPhoto = (line: string) =>
  !asksForContact.test(line) && !claimsStudy(line) && !claimsOutcome(line) && isEnglish(line);
const tenths = (score: number) => Math.round(Math.min(10, Math.max(0, score)) * 10) / 10;

/** The lines of an opinion that may be shown. */
export interface OpinionLines {
  pros: string[];
  cons: string[];
  suggestion: string | null;
  reason: string | null;
  /** Lines that may not be shown. */
  refused: string[];
}

/**
 * Sorts out every line that moderation stops, that remarks on a person, leads off the site, claims a study or an effect,
 * contradicts the measurements or is not English. An AI that did not see the photo can only put the measurements into words.
 */
export function filterLines(
  { sees, differs, pros, cons, suggestion }: Opinion,
  isAllowed: (text: string) => boolean,
  measured: FaceCountMetrics,
): OpinionLines {
  const { facts } = measured;
  const refused: string[] = [];
  const filter = (text: string) => {
    const line = toLine(text);
    if (line === '') return null;
    if (
      line.length <= maxLineLength &&
      isOwn(line) &&
      isAllowed(line) &&
      isAboutPhoto(line) &&
      isAppropriateComment(line) &&
      !contradictsMeasurement(line, facts) &&
      !contradictsFaceCount(line, measured)
    ) {
      return line;
    }
    refused.push(line.slice(0, maxLineLength));
    return null;
  };
  const filterAll = (texts: string[]) => texts.flatMap((text) => filter(text) ?? []).slice(0, maxLines);
  if (!sees) return { ...describeMeasured(facts), reason: filter(differs), refused };
  return {
    pros: filterAll(pros),
    cons: filterAll(cons),
    suggestion: filter(suggestion),
    reason: filter(differs),
    refused,
  };
}

/** The lines of an opinion that may be shown, for a review. */
export const listLines = ({ pros, cons, suggestion, reason }: OpinionLines): string[] =>
  [...pros, ...cons, suggestion, reason].filter((line) => line !== null);

/** Takes out lines in which a review found a fault. */
export function refuseLines(lines: OpinionLines, faulty: readonly string[]): OpinionLines {
  const isFine = (line: string | null) => line !== null && !faulty.includes(line);
  return {
    pros: lines.pros.filter(isFine),
    cons: lines.cons.filter(isFine),
    suggestion: isFine(lines.suggestion) ? lines.suggestion : null,
    reason: isFine(lines.reason) ? lines.reason : null,
    refused: [...lines.refused, ...faulty],
  };
}

export const countLines = ({ pros, cons, suggestion }: OpinionLines) =>
  pros.length + cons.length + (suggestion === null ? 0 : 1);

/** A short review of which nothing was refused is what the AI meant. */
export const hasEnoughLines = (lines: OpinionLines) =>
  countLines(lines) >= minLines || (lines.refused.length === 0 && countLines(lines) > 0);

/** The AI's part of a result. What was measured stands in for lines that could not be shown. */
export function buildReview(
  { type, score: given, sees }: Opinion,
  lines: OpinionLines,
  measured: PhotoMetrics,
): Pick<PhotoResult, 'type' | 'isTypeGuessed' | 'score' | 'feedback' | 'differs' | 'sees'> {
  const score = given ?? measured.score;
  const settled = clampToBand(tenths(score), measured.score, canDiffer(score, lines, measured));
  const feedback = completeFeedback(lines, measured);
  return {
    type: type ?? guessType(measured),
    ...(type === null && { isTypeGuessed: true }),
    score: feedback.cons.length > 0 ? Math.min(settled.score, maxScoreWithCons) : settled.score,
    differs: settled.isApart ? lines.reason : null,
    feedback,
    sees,
  };
}

/** Never `other`, which would keep the photo out of the profile. */
const guessType = ({ faces }: PhotoMetrics): PhotoType => (faces.length > 1 ? 'social' : 'profile');

function completeFeedback(lines: OpinionLines, { facts }: PhotoMetrics): PhotoResult['feedback'] {
  const said = describeMeasured(facts);
  const suggestion = lines.suggestion ?? said.suggestion;
  const { pros, cons } = lines;
  if (hasEnoughLines(lines)) return { pros, cons, suggestion };
  return {
    pros: [...pros, ...said.pros].slice(0, maxLines),
    cons: [...cons, ...said.cons].slice(0, maxLines),
    suggestion,
  };
}

/** The measurements in words. */
function describeMeasured(facts: readonly Measurement[]): PhotoResult['feedback'] {
  const [worst] = listFlaws(facts);
  return {
    pros: facts
      .flatMap(({ id, verdict }) => (verdict === 'good' ? (measuredLines[id].pro ?? []) : []))
      .slice(0, maxLines),
    cons: listCons(facts).slice(0, maxLines),
    suggestion: worst ? measuredLines[worst.id].change : nothingToChange,
  };
}

/**
 * An opinion that differs a lot from the measurement needs a reason. No reason lifts a photo without a face so far, and a
 * score on another scale is no opinion.
 */
function canDiffer(score: number, { reason }: OpinionLines, measured: PhotoMetrics): boolean {
  const hasReason = reason !== null && reason.length >= minReasonLength;
  return hasReason && score >= 0 && score <= 10 && (measured.faces.length > 0 || score < measured.score);
}

function clampToBand(score: number, measured: number, hasReason: boolean): { score: number; isApart: boolean } {
  const isApart = Math.abs(score - measured) > maxScoreDeviation;
  if (!isApart || hasReason) return { score, isApart };
  return {
    score: tenths(score > measured ? measured + maxScoreDeviation : measured - maxScoreDeviation),
    isApart: false,
  };
}
