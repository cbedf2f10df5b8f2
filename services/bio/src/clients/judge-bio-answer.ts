import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import type { LineFault } from '@datewright/tool-kit/line-review/line-faults';
import { bioPromptVersion } from '../prompts/bio-prompt.ts';
import { type BioPromptInput, type Fault, maxBioLengthFor } from '../prompts/bio-prompt-input.ts';
import { languageNames } from '../prompts/tone-texts.ts';
import { maxVoiceDistance } from '../rules/voice.ts';
import type { AttemptResult } from './ask-with-retry.ts';
import type { BioTextAnalyzer } from './bio-text-analyzer.ts';

export interface ExplainedBio {
  bio: string;
  explanation: string[];
}

interface AnswerToJudge {
  /** As the AI wrote it. */
  written: string;
  /** `null` when it must not be shown. */
  bio: string | null;
  explanation: string[];
  /** Characters, as the member would see it. */
  length: number;
  /** What the review found in the bio. */
  fault: LineFault | null;
}

const unusable: Fault = {
  code: 'unusable',
  reason:
    'It could not be shown: it was too short, was there before, had contact details or harmful words, or repeated instructions.',
};

/** What the second prompt says of a bio in which the review found a fault. */
const reviewReasons: Record<LineFault, string> = {
  pressure: 'It presses readers, or asks for or gives an account, a number or an address.',
  hurtful: 'It is unkind to somebody.',
  looks: "It is about somebody else's looks, or hints at sex.",
  'made-up': 'It says something about the member that the data does not hold.',
  claim: 'It says what women, men or everybody want, or quotes numbers.',
  language: 'It is in another language than asked for.',
  'off-task': 'It is no bio in the first person.',
};

/** Why a bio that may be shown is not what was asked for. */
async function findFaults(
  input: BioPromptInput,
  texts: BioTextAnalyzer,
  { bio, explanation, length, fault }: AnswerToJudge,
): Promise<Fault[]> {
  const most = maxBioLengthFor(input);
  if (length > most) return [{ code: 'length', reason: `It has ${length} characters, and at most ${most} fit.` }];
  if (bio === null) return [unusable];
  if (fault) return [{ code: fault, reason: reviewReasons[fault] }];
  const faults: Fault[] = explanation.length > 0 ? [] : [{ code: 'notes', reason: 'It came without an explanation.' }];
  if (input.task === 'improve') return [...faults, ...(await texts.findRewriteFaults(bio, input))];
  const score = await texts.scoreOrNull(bio);
  if (!score) return [...faults, { code: 'unscored', reason: 'It does not read as sentences.' }];
  if (score.language === input.language) return faults;
  return [...faults, { code: 'language', reason: `It is not in ${languageNames[input.language]}.` }];
}

/** What could be better in a bio that may be offered. */
async function findDoubts(input: BioPromptInput, texts: BioTextAnalyzer, { bio, explanation }: ExplainedBio) {
  const { distance, differences } = await texts.compareVoice(bio, input);
  const isForeign = (await texts.detectLanguage(explanation.join(' '))) !== input.language;
  const textFaults = await (input.task === 'improve' ? texts.findRewriteDoubts(bio, input) : texts.findCliches(bio));
  const faults: Fault[] = [
    ...textFaults,
    ...(distance >= maxVoiceDistance
      ? [{ code: 'voice', reason: `It is not in the member's voice: ${differences.join('; ')}.` } as const]
      : []),
    ...(isForeign
      ? [{ code: 'notes-language', reason: `Its explanation is not in ${languageNames[input.language]}.` } as const]
      : []),
  ];
  return { doubt: distance + textFaults.length + (isForeign ? maxVoiceDistance : 0), faults };
}

/** Faults of a rewrite that a rule may repair. */
const mendableCodes: ReadonlySet<Fault['code']> = new Set(['length', 'score', 'facts']);

/** Whether an answer may be offered, and if not, what the second prompt says about it. */
export async function judgeBioAnswer(
  input: BioPromptInput,
  texts: BioTextAnalyzer,
  answer: AnswerToJudge,
): Promise<AttemptResult<ExplainedBio>> {
  const { written, bio, explanation } = answer;
  const faults = await findFaults(input, texts, answer);
  if (bio === null || faults.length > 0) {
    logFaults(faults);
    if (input.task !== 'improve') return { refused: { text: written, faults } };
    const mended = await mend(input, texts, answer, faults);
    // Another answer may need no repair.
    if (mended) return { usable: mended, doubt: mendedDoubt, refused: { text: written, faults } };
    return { refused: { text: written, faults }, because: 'no_better_bio' };
  }
  const usable = { bio, explanation };
  const { doubt, faults: doubts } = await findDoubts(input, texts, usable);
  if (doubts.length === 0) return { usable };
  logFaults(doubts);
  return { usable, doubt, refused: { text: written, faults: doubts } };
}

/** A repaired rewrite goes behind any that needed no repair. */
const mendedDoubt = 100;

/** The rewrite with its faults repaired by rule, if they can be. */
async function mend(
  input: BioPromptInput,
  texts: BioTextAnalyzer,
  { bio, explanation }: AnswerToJudge,
  faults: Fault[],
): Promise<ExplainedBio | null> {
  if (bio === null || faults.some(({ code }) => !mendableCodes.has(code))) return null;
  const mended = await texts.mendRewrite(bio, input);
  return mended === null || explanation.length === 0 ? null : { bio: mended, explanation };
}

/** Codes only: the reasons quote the bio. */
const logFaults = (faults: Fault[]) =>
  currentRequest().log.info(
    { prompt: bioPromptVersion, faults: faults.map(({ code }) => code) },
    'bio answer has faults',
  );
