import { maxScoreDeviation } from '@datewright/contracts/photo/limits';
import type { PhotoMetrics } from '@datewright/contracts/photo/photo-metrics';
import type { PhotoResult } from '@datewright/contracts/photo/photo-result';
import { photoTypes } from '@datewright/contracts/photo/photo-type';
import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import { cleanText, createAnswerFilter } from '@datewright/tool-kit/ai/ai-answer';
import { opinionInstructions, subjects } from '../prompts/opinion-prompt.ts';
import { isAppropriateComment } from './is-appropriate-comment.ts';

/** The shape that the AI is asked for; none of its content is trusted yet. */
export const opinionSchema = z.object({
  subject: z.enum(subjects),
  sees: z.boolean(),
  type: z.enum(photoTypes),
  score: z.number(),
  differs: z.string(),
  pros: z.array(z.string()),
  cons: z.array(z.string()),
  suggestion: z.string(),
});
export type Opinion = z.output<typeof opinionSchema>;

const maxLineLength = 240;
/** A reason with fewer characters does not count as one. */
const minReasonLength = 20;
const maxLines = 3;
/** Stands for a suggestion about the person: the AI is not asked again because of one. */
const fallbackSuggestion = 'Look at what was measured: what is marked there is what you can change.';

/** A line as the member would read it. */
export const toLine = (text: string) => cleanText(text).replaceAll('\n', ' ');

const isOwn = createAnswerFilter({ ownTexts: [], instructions: opinionInstructions });
const tenths = (score: number) => Math.round(Math.min(10, Math.max(0, score)) * 10) / 10;

/**
 * The AI's part of a result, with only the lines that may be shown. Throws `ai_failed` for a suggestion that shows the
 * AI has been manipulated.
 */
export function validateOpinion(
  { type, score, differs, pros, cons, suggestion, sees }: Opinion,
  measured: PhotoMetrics,
  allows: (text: string) => boolean,
): Pick<PhotoResult, 'type' | 'score' | 'feedback' | 'differs' | 'sees'> {
  /** Keeps a line that contains nothing dangerous; comments about the person are checked separately. */
  const safe = (text: string) => {
    const line = toLine(text);
    return line !== '' && line.length <= maxLineLength && isOwn(line) && allows(line) ? line : null;
  };
  const usable = (text: string) => {
    const line = safe(text);
    return line !== null && isAppropriateComment(line) ? line : null;
  };
  const lines = (texts: string[]) => texts.flatMap((text) => usable(text) ?? []).slice(0, maxLines);
  const told = safe(suggestion);
  if (told === null) throw new AppError('ai_failed', { cause: new Error('An opinion that can not be used') });
  const reason = usable(differs);
  const settled = clampToBand(tenths(score), measured.score, reason !== null && reason.length >= minReasonLength);
  return {
    type,
    score: settled.score,
    differs: settled.isApart ? reason : null,
    feedback: {
      pros: lines(pros),
      cons: lines(cons),
      suggestion: isAppropriateComment(told) ? told : fallbackSuggestion,
    },
    sees,
  };
}

/** An opinion that differs a lot from the measurement needs a reason. */
function clampToBand(score: number, measured: number, hasReason: boolean): { score: number; isApart: boolean } {
  const isApart = Math.abs(score - measured) > maxScoreDeviation;
  if (!isApart || hasReason) return { score, isApart };
  return {
    score: tenths(score > measured ? measured + maxScoreDeviation : measured - maxScoreDeviation),
    isApart: false,
  };
}
