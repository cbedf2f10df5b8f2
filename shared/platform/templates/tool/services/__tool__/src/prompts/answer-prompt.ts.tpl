import { dataRule, placeholderRule, questionOn, strictObject } from '@datewright/service-kit/ai-prompt';
import type { Mask } from '@datewright/service-kit/masking/mask';
import { aiKindRule, aiKinds } from '@datewright/service-kit/safety/safety';

/** How the AI is to answer. Depends on nothing that a member typed. */
export const guidance = `You answer a question of a member of a dating app, in the language of the question, in at most five short sentences. Kind, concrete and honest.

Rules
${aiKindRule}
- No links, no phone numbers, no addresses, no handles, unless the question has them.
${placeholderRule}

${dataRule}`;

const answer = {
  name: '__schema__',
  schema: strictObject({ kind: { type: 'string', enum: aiKinds }, answer: { type: 'string' } }),
};

/** The whole question, without its time limit. */
export const questionFor = (question: string, { hideContacts }: Mask) =>
  questionOn(guidance, { question: hideContacts(question) }, answer);
