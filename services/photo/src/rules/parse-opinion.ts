import { type Area, area } from '@datewright/contracts/photo/area';
import { type PhotoType, photoTypes } from '@datewright/contracts/photo/photo-type';
import { z } from '@datewright/contracts/zod';
import { wrapParseError } from '@datewright/tool-kit/ai/ai-answer';
import { parseJsonObject } from '@datewright/tool-kit/ai/parse-json';
import { type Subject, subjects } from '../prompts/opinion-prompt.ts';

/** The AI's answer about one photo; none of its content is trusted yet. */
export interface Opinion {
  subject: Subject;
  sees: boolean;
  /** `null` when the AI names no known type. */
  type: PhotoType | null;
  /** `null` when the AI gives no number. */
  score: number | null;
  differs: string;
  pros: string[];
  cons: string[];
  suggestion: string;
  /** The part of the photo to keep; `null` when the AI names none that can be read. */
  crop: Area | null;
}

/** More than any model writes, and few enough to name the refused ones in a second prompt. */
const maxListed = 10;
const noLine = /^(?:none|nothing|null|n\/?a|-+|)[.!]?$/i;
const scoreText = /^(\d{1,3}(?:[.,]\d{1,2})?) ?(?:(?:\/|out of) ?10)?$/;
const flags = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  ['yes', true],
  [false, false],
  ['false', false],
  ['no', false],
]);

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** "Full Body" and "full-body" are `full_body`. */
const toName = (value: unknown) =>
  typeof value === 'string'
    ? value
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_')
    : '';

/**
 * Reads an answer as language models write it: a value that is missing or unknown is lost, and the rest is kept. Only an
 * unknown subject is no answer, because it decides whether the photo may be judged at all. Throws `ai_failed` then.
 */
export const parseOpinion = (text: string): Opinion => wrapParseError(() => toOpinion(parseJsonObject(text)));

function toOpinion(answer: unknown): Opinion {
  const fields = unwrap(answer);
  const subject = subjects.find((one) => toName(one) === toName(fields.subject));
  if (subject === undefined) throw new Error('No known subject');
  const name = toName(fields.type);
  const lines = {
    pros: toLines(fields.pros),
    cons: toLines(fields.cons),
    suggestion: toLines(fields.suggestion)[0] ?? '',
  };
  const hasLines = lines.pros.length + lines.cons.length > 0 || lines.suggestion !== '';
  return {
    subject,
    sees: flags.get(typeof fields.sees === 'string' ? toName(fields.sees) : fields.sees) ?? hasLines,
    type: photoTypes.find((one) => one === name) ?? null,
    score: toScore(fields.score),
    differs: toLines(fields.differs)[0] ?? '',
    ...lines,
    crop: z.safeParse(area, fields.crop).data ?? null,
  };
}

/** The fields of an answer that may stand inside an object with one key, such as the name of the schema. */
function unwrap(answer: unknown): Fields {
  if (!isFields(answer)) throw new Error('No object');
  const [only, ...others] = Object.values(answer);
  return isFields(only) && others.length === 0 ? only : answer;
}

function toScore(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const [, number] = (typeof value === 'string' && scoreText.exec(value.trim())) || [];
  return number === undefined ? null : Number(number.replace(',', '.'));
}

/** A list, or a single line where a list was asked for; a line may be the one text of an object. */
const toLines = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value])
    .slice(0, maxListed)
    .map((line) => (isFields(line) && Object.keys(line).length === 1 ? Object.values(line)[0] : line))
    .filter((line): line is string => typeof line === 'string' && !noLine.test(line.trim()));
