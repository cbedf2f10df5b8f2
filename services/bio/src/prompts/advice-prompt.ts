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

export type AdvicePromptInput = Pick<BioPromptInput, 'language' | 'gender' | 'currentBio'> & {
  /** What was measured, so that no advice says the opposite. */
  parts: Pick<BioScore['parts'][number], 'part' | 'points' | 'most'>[];
  /** Kinds of harm that the member says are none here. */
  overruled: readonly AiVerdict[];
};

const rules = `Rules
${aiVerdictInstructions}
- feedback: three to five short sentences, each one thing to keep or to change and why, about this bio and no other. Kind and concrete, no score and no number of points: the number is measured elsewhere.
- parts: what was measured of the bio, with the most that each part can have. Praise nothing that has few of its points, and ask for no change where it has all.
- improvedVersion: the bio as you would write it, in the first person, or null when there is nothing to better. Keep every fact and invent none: no job, place, age, number, pet, hobby, family or name that the bio does not hold.
- No links, no phone numbers, no addresses, no handles, unless the bio has them.
${placeholderInstructions}`;

/** How the AI is to advise. Depends on nothing that a member typed. */
export const buildAdviceInstructions = ({ language, gender, overruled }: AdvicePromptInput): string =>
  `You read the bio of a member of a dating app and tell them what you think of it.
${genderTexts[gender]}
Write in ${languageNames[language]}.

${rules}${waiverInstructions(overruled)}

${dataInstructions}`;

const buildAnswerFormat = ({ overruled }: AdvicePromptInput) => ({
  name: 'bio_advice',
  schema: strictObjectSchema({
    kind: aiVerdictSchema(overruled),
    feedback: { type: 'array', items: { type: 'string' } },
    improvedVersion: { anyOf: [{ type: 'string' }, { type: 'null' }] },
  }),
});

/** The whole question, without its time limit. */
export const buildAdvicePrompt = (order: AdvicePromptInput, { maskContacts: hideContacts }: RequestMask) =>
  createPrompt(
    buildAdviceInstructions(order),
    {
      task: 'advise',
      language: order.language,
      gender: order.gender,
      parts: order.parts,
      currentBio: hideContacts(order.currentBio),
    },
    buildAnswerFormat(order),
  );
