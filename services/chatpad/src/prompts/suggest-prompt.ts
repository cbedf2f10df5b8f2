import type { Match, MatchFields } from '@datewright/contracts/chatpad/match';
import { evidence } from '@datewright/contracts/evidence';
import type { RequestMask } from '@datewright/safety/masking/request-mask';
import type { Language } from '@datewright/safety/text/language';
import { createPrompt, strictObjectSchema } from '@datewright/tool-kit/ai/ai-prompt';
import { aiVerdictSchema } from '@datewright/tool-kit/moderation/ai-verdict';
import { listCitableStudies } from '../rules/study-citation.ts';
import { findWritingLanguage } from '../rules/writing-language.ts';
import type { WritingOptions } from '../rules/writing-options.ts';
import { describeMatch } from './describe-match.ts';
import { buildInstructions, type Correction } from './suggest-instructions.ts';

/** What suggestions are written from. */
export interface SuggestMaterial {
  match: MatchFields & Pick<Match, 'lastMessageAt'>;
  options: WritingOptions;
  /** Earlier suggestions for this match. */
  avoid: string[];
  /** The member's lines that got an answer. */
  replied: string[];
  now: Date;
}

const formatDay = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' });

const dayMs = 24 * 60 * 60 * 1000;

const buildData = (
  { match, options, avoid, replied, now }: SuggestMaterial,
  language: Language | null,
  mask: RequestMask,
) => ({
  mode: options.mode,
  tone: options.tone,
  language,
  gentle: options.gentle,
  today: formatDay.format(now),
  quietDays: match.lastMessageAt ? Math.floor((now.getTime() - Date.parse(match.lastMessageAt)) / dayMs) : 0,
  ...describeMatch(match, mask),
  draft: options.draft && mask.mask(options.draft),
  ...(options.change && { line: mask.mask(options.change.text), change: options.change.how }),
  ...(options.voice && { voice: mask.mask(options.voice) }),
  ...(options.about?.length && { about: options.about.map(mask.mask) }),
  replied: replied.map(mask.mask),
  avoid: avoid.map(mask.mask),
});

const answerFormat = ({ overruled }: WritingOptions, studies: string[]) => ({
  name: 'suggestions',
  schema: strictObjectSchema({
    kind: aiVerdictSchema(overruled),
    suggestions: {
      type: 'array',
      items: strictObjectSchema({
        answer: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        text: { type: 'string' },
        reason: { type: 'string' },
        evidence: { anyOf: [{ type: 'string', enum: studies }, { type: 'null' }] },
      }),
    },
  }),
});

/** The complete prompt, without its time limit and abort signal. */
export function buildSuggestPrompt(material: SuggestMaterial, mask: RequestMask, correction?: Correction) {
  const { match, options } = material;
  const language = findWritingLanguage(match, options);
  const studies = listCitableStudies(options);
  const claims = studies.map((id) => `- ${id}: ${evidence[id].claim}`).join('\n');
  return createPrompt(
    `${buildInstructions(options, language, correction)}\n\nStudies\n${claims}`,
    buildData(material, language, mask),
    answerFormat(options, studies),
  );
}
