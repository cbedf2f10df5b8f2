import { z } from '@datewright/contracts/zod';
import type { Author } from '@datewright/safety/moderation/authored-text';
import { readAnswer } from '../ai-answer.ts';
import type { AiClient } from '../ai-client.ts';
import { dataRule, questionOn, strictObject } from '../ai-prompt.ts';
import { currentRequest } from '../request-scope.ts';
import { type AiKind, aiKinds } from './ai-kind.ts';

/** Seconds that a member waits for it. */
const patience = 1.5;

const sure = ['unsure', 'likely', 'sure'] as const;
const speakers = ['nobody', 'match', 'member', 'somebody-else'] as const;
const opinion = z.object({ kind: z.enum(aiKinds), who: z.enum(speakers), certainty: z.enum(sure) });

const instructions = `You judge short texts of a dating app: what a member's match wrote, and what the member wrote or is about to send. A word list took one of them for harm; word lists don't understand jokes, games, films, food, pets, jobs and figures of speech. Say what the texts mean.
- kind: "minor": the member or the match is, or may well be, under 18; not a pet, a child, a pupil or a past age. "self-harm": either of them speaks in earnest of dying, suicide or hurting themselves now. "threat": violence, stalking, blackmail or a scam for money, in earnest. "clear-no": the match wants no more messages or no date, and did not take it back; not a no to a dish or a film. "hate": hate, insults meant to hurt, or sexual pressure. "grief": fresh death, grave illness or loss. Else "normal".
- who: whose words it is about; "somebody-else" where they tell of another person, "nobody" with "normal".
- certainty: "sure", "likely", or "unsure" where the texts leave it open.

${dataRule}`;

const answer = {
  name: 'second_opinion',
  schema: strictObject({
    kind: { type: 'string', enum: aiKinds },
    who: { type: 'string', enum: speakers },
    certainty: { type: 'string', enum: sure },
  }),
};

/**
 * What an AI takes masked texts for that a rule suspects: a small question of its own, free, held to 1.5 s. `null` when it does not
 * say, or is not sure. The texts are material to it, never orders.
 */
export async function secondOpinion(
  ai: Pick<AiClient, 'ask'>,
  texts: readonly { author: Author; text: string }[],
): Promise<AiKind | null> {
  try {
    const data = { texts: texts.map(({ author, text }) => ({ by: author, text })) };
    const text = await ai.ask({ ...questionOn(instructions, data, answer), seconds: patience, isPaced: true });
    const { kind, certainty } = readAnswer(opinion, text);
    return certainty === 'unsure' ? null : kind;
  } catch (error) {
    // An error's own message may quote the texts, so it goes nowhere.
    const code = error instanceof Error ? error.name : 'unknown';
    currentRequest().log.warn({ code }, 'no second opinion, the member decides');
    return null;
  }
}
