import type { BioScore } from '@datewright/contracts/bio/score';
import type { RequestMask } from '@datewright/safety/masking/mask-table';
import { dataRule, placeholderRule, questionOn, strictObject } from '@datewright/service-kit/ai-prompt';
import { type AiKind, aiKindRule, kindSchema, overruledRule } from '@datewright/service-kit/safety/ai-kind';
import type { BioOrder } from './bio-order.ts';
import { genderTexts, languageNames } from './voices.ts';

export type AdviceOrder = Pick<BioOrder, 'language' | 'gender' | 'currentBio'> & {
  /** What was measured, so that no advice says the opposite. */
  parts: Pick<BioScore['parts'][number], 'part' | 'points' | 'most'>[];
  /** Kinds of harm that the member says are none here. */
  overruled: readonly AiKind[];
};

const rules = `Rules
${aiKindRule}
- feedback: three to five short sentences, each one thing to keep or to change and why, about this bio and no other. Kind and concrete, no score and no number of points: the number is measured elsewhere.
- parts: what was measured of the bio, with the most that each part can have. Praise nothing that has few of its points, and ask for no change where it has all.
- improvedVersion: the bio as you would write it, in the first person, or null when there is nothing to better. Keep every fact and invent none: no job, place, age, number, pet, hobby, family or name that the bio does not hold.
- No links, no phone numbers, no addresses, no handles, unless the bio has them.
${placeholderRule}`;

/** How the AI is to advise. Depends on nothing that a member typed. */
export const adviceGuidance = ({ language, gender, overruled }: AdviceOrder): string =>
  `You read the bio of a member of a dating app and tell them what you think of it.
${genderTexts[gender]}
Write in ${languageNames[language]}.

${rules}${overruledRule(overruled)}

${dataRule}`;

const answer = ({ overruled }: AdviceOrder) => ({
  name: 'bio_advice',
  schema: strictObject({
    kind: kindSchema(overruled),
    feedback: { type: 'array', items: { type: 'string' } },
    improvedVersion: { anyOf: [{ type: 'string' }, { type: 'null' }] },
  }),
});

/** The whole question, without its time limit. */
export const adviceQuestion = (order: AdviceOrder, { hideContacts }: RequestMask) =>
  questionOn(
    adviceGuidance(order),
    {
      task: 'advise',
      language: order.language,
      gender: order.gender,
      parts: order.parts,
      currentBio: hideContacts(order.currentBio),
    },
    answer(order),
  );
