import type { BioScore } from '@datewright/contracts/bio/score';
import type { RequestMask } from '@datewright/safety/masking/request-mask';
import {
  createPrompt,
  dataInstructions,
  placeholderInstructions,
  strictObjectSchema,
} from '@datewright/tool-kit/ai/ai-prompt';
import {
  type AiVerdict,
  aiVerdictInstructions,
  aiVerdictSchema,
  waiverInstructions,
} from '@datewright/tool-kit/moderation/ai-verdict';
import type { BioPromptInput } from './bio-prompt-input.ts';
import { genderTexts, languageNames } from './tone-texts.ts';

/** Changes with every change of the wording, so that logs tell which prompt an answer was for. */
export const advicePromptVersion = 'bio-advice-3';

export type AdvicePromptInput = Pick<BioPromptInput, 'language' | 'gender' | 'currentBio'> & {
  /** The measured score, so that the advice does not contradict it. */
  parts: Pick<BioScore['parts'][number], 'part' | 'points' | 'most'>[];
  /** Moderation categories that the member overrode. */
  overruled: readonly AiVerdict[];
};

const rules = `Rules
${aiVerdictInstructions}
- feedback: four or five notes of at most 200 characters, each one thing to keep or to change and why. Each quotes in “ ” the two to six words of "currentBio" that it is about, exactly as they are there, as in “love to laugh” fits anybody: name one joke. What is missing is said of the words beside which it belongs. At most one note, the last, may be without such a quote. Kind and concrete, no score and no number of points: the number is measured elsewhere.
- parts: what was measured of the bio, with the most that each part can have. Praise nothing that has few of its points, and ask for no change where it has all.
- improvedVersion: the bio as you would write it, in the first person, or null when there is nothing to better. Every fact stays, the wording and the first sentence are new, and it must not score lower. Invent no fact: no job, place, age, number, pet, hobby, family or name that the bio does not hold.
- No links, no phone numbers, no addresses, no handles, unless the bio has them.
${placeholderInstructions}`;

const secondTryInstructions = `
- This is a second try: too few notes of the first quoted the bio word for word.`;

/** The instructions for advice. They contain nothing that a member typed. */
export const buildAdviceInstructions = (
  { language, gender, overruled }: AdvicePromptInput,
  isSecondTry = false,
): string =>
  `You read the bio of a member of a dating app and tell them what you think of it.
${genderTexts[gender]}
Write in ${languageNames[language]}.

${rules}${isSecondTry ? secondTryInstructions : ''}${waiverInstructions(overruled)}

${dataInstructions}`;

const buildAnswerFormat = ({ overruled }: AdvicePromptInput) => ({
  name: 'bio_advice',
  schema: strictObjectSchema({
    kind: aiVerdictSchema(overruled),
    feedback: { type: 'array', items: { type: 'string' } },
    improvedVersion: { anyOf: [{ type: 'string' }, { type: 'null' }] },
  }),
});

/** The complete prompt without its time limit. */
export const buildAdvicePrompt = (
  input: AdvicePromptInput,
  { maskContacts: hideContacts }: RequestMask,
  isSecondTry = false,
) =>
  createPrompt(
    buildAdviceInstructions(input, isSecondTry),
    {
      task: 'advise',
      language: input.language,
      gender: input.gender,
      parts: input.parts,
      currentBio: hideContacts(input.currentBio),
    },
    buildAnswerFormat(input),
  );
