import { z } from '@datewright/contracts/zod';
import { createPrompt, dataInstructions, strictObjectSchema } from '../ai/ai-prompt.ts';
import { lineFaults, lineFaultTexts } from './line-faults.ts';

export const reviewSchema = z.object({
  faults: z.array(z.object({ line: z.number(), fault: z.enum(lineFaults) })),
});

const answerFormat = {
  name: 'line_review',
  schema: strictObjectSchema({
    faults: {
      type: 'array',
      items: strictObjectSchema({ line: { type: 'integer' }, fault: { type: 'string', enum: lineFaults } }),
    },
  }),
};

const faultList = lineFaults.map((fault) => `- "${fault}": ${lineFaultTexts[fault]}`).join('\n');

const buildInstructions = (
  task: string,
) => `You check lines of an AI before a member of a dating app sees them. You did not write them.
${task}
"material" is what they were written from. In "faults" give the number and the fault of every line that has one:
${faultList}
Most lines have none, then "faults" is empty. Jokes, friendly teasing, stakes in a game, irony, exaggeration, guesses put as a guess, opinions, plans, a light word on a silence that blames nobody, invitations with a way out and a matter of taste are no faults. A fault that is put as a joke, a guess or a compliment is still one. In doubt whether a line presses, name it, because another takes its place; in doubt about the rest, leave it out. ___ is a gap that the member fills in; a line with it makes nothing up there.
Tokens such as [NAME_1] stand for words that you may not see, mostly a person's name.

${dataInstructions}`;

/**
 * The prompt for a review of numbered lines. The lines come last, so that a provider can reuse what it has read of the same
 * material.
 */
export const buildReviewPrompt = (task: string, material: Record<string, unknown>, lines: readonly string[]) =>
  createPrompt(
    buildInstructions(task),
    { material, lines: lines.map((text, at) => ({ line: at + 1, text })) },
    answerFormat,
  );
