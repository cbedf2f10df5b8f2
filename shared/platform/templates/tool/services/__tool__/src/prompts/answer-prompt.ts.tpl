import type { RequestMask } from '@datewright/safety/masking/mask-table';
import { dataRule, placeholderRule, questionOn, strictObject } from '@datewright/service-kit/ai-prompt';
import { type AiKind, aiKindRule, kindSchema, overruledRule } from '@datewright/service-kit/safety/ai-kind';

export interface Order {
  question: string;
  /** Kinds of harm that the member says are none here. */
  overruled: readonly AiKind[];
}

/** How the AI is to answer. Depends on nothing that a member typed. */
export const guidance = ({
  overruled,
}: Pick<
  Order,
  'overruled'
>) => `You answer a question of a member of a dating app, in the language of the question, in at most five short sentences. Kind, concrete and honest.

Rules
${aiKindRule}
- No links, no phone numbers, no addresses, no handles, unless the question has them.
${placeholderRule}${overruledRule(overruled)}

${dataRule}`;

const answer = ({ overruled }: Order) => ({
  name: '__schema__',
  schema: strictObject({ kind: kindSchema(overruled), answer: { type: 'string' } }),
});

/** The whole question, without its time limit. */
export const questionFor = (order: Order, { hideContacts }: RequestMask) =>
  questionOn(guidance(order), { question: hideContacts(order.question) }, answer(order));
