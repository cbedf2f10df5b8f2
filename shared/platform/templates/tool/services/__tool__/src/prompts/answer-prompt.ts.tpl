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

export interface AnswerRequest {
  question: string;
  /** Kinds of harm that the member says do not apply here. */
  overruled: readonly AiVerdict[];
}

/** Instructions for the AI. They contain nothing that a member typed. */
export const answerInstructions = ({
  overruled,
}: Pick<
  AnswerRequest,
  'overruled'
>) => `You answer a question of a member of a dating app, in the language of the question, in at most five short sentences. Kind, concrete and honest.

Rules
${aiVerdictInstructions}
- No links, no phone numbers, no addresses, no handles, unless the question has them.
${placeholderInstructions}${waiverInstructions(overruled)}

${dataInstructions}`;

const answerFormat = ({ overruled }: AnswerRequest) => ({
  name: '__schema__',
  schema: strictObjectSchema({ kind: aiVerdictSchema(overruled), answer: { type: 'string' } }),
});

/** The complete AI request, without its timeout. */
export const createAnswerPrompt = (request: AnswerRequest, { maskContacts }: RequestMask) =>
  createPrompt(answerInstructions(request), { question: maskContacts(request.question) }, answerFormat(request));
