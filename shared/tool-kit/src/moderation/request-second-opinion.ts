import { z } from '@datewright/contracts/zod';
import type { Author } from '@datewright/safety/moderation/authored-text';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import { parseAiAnswer } from '../ai/ai-answer.ts';
import type { AiClient } from '../ai/ai-client.ts';
import { createPrompt, dataInstructions, strictObjectSchema } from '../ai/ai-prompt.ts';
import { type AiVerdict, aiVerdicts } from './ai-verdict.ts';

/** A member waits for it. */
const timeoutSeconds = 1.5;

const certaintyLevels = ['unsure', 'likely', 'sure'] as const;
const speakers = ['nobody', 'match', 'member', 'somebody-else'] as const;
const opinionSchema = z.object({ kind: z.enum(aiVerdicts), who: z.enum(speakers), certainty: z.enum(certaintyLevels) });

const instructions = `You judge short texts of a dating app: what a member's match wrote, and what the member wrote or is about to send. A word list took one of them for harm; word lists don't understand jokes, games, films, food, pets, jobs and figures of speech. Say what the texts mean.
- kind: "minor": the member or the match is, or may well be, under 18; not a pet, a child, a pupil or a past age. "self-harm": either of them speaks in earnest of dying, suicide or hurting themselves now. "threat": violence, stalking, blackmail or a scam for money, in earnest. "clear-no": the match wants no more messages or no date, and did not take it back; not a no to a dish or a film. "hate": hate, insults meant to hurt, or sexual pressure. "grief": fresh death, grave illness or loss. Else "normal".
- who: whose words it is about; "somebody-else" where they tell of another person, "nobody" with "normal".
- certainty: "sure", "likely", or "unsure" where the texts leave it open.

${dataInstructions}`;

const answerFormat = {
  name: 'second_opinion',
  schema: strictObjectSchema({
    kind: { type: 'string', enum: aiVerdicts },
    who: { type: 'string', enum: speakers },
    certainty: { type: 'string', enum: certaintyLevels },
  }),
};

/**
 * Asks an AI what masked texts mean that a rule suspects. Free, and limited to 1.5 s; `null` when the AI is unsure or
 * does not answer. The texts are data, never instructions.
 */
export async function requestSecondOpinion(
  ai: Pick<AiClient, 'complete'>,
  texts: readonly { author: Author; text: string }[],
): Promise<AiVerdict | null> {
  try {
    const data = { texts: texts.map(({ author, text }) => ({ by: author, text })) };
    const text = await ai.complete({
      ...createPrompt(instructions, data, answerFormat),
      timeoutSeconds: timeoutSeconds,
      isRateLimited: true,
    });
    const { kind, certainty } = parseAiAnswer(opinionSchema, text);
    return certainty === 'unsure' ? null : kind;
  } catch (error) {
    // The error message may quote the texts, so it is not logged.
    const code = error instanceof Error ? error.name : 'unknown';
    currentRequest().log.warn({ code }, 'no second opinion, the member decides');
    return null;
  }
}
