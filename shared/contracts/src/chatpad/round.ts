import { operationId } from '../operation-id.ts';
import { z } from '../zod.ts';
import { mode, tone } from './mode-and-tone.ts';

/** What became of a line: copied, and then what the member says of it. */
export const suggestionOutcome = z.enum(['copied', 'replied', 'no-answer']);
export type SuggestionOutcome = z.infer<typeof suggestionOutcome>;

export const suggestion = z.object({
  id: z.string(),
  text: z.string(),
  /** Why it works, in one sentence. */
  reason: z.string(),
  /** Key into the evidence catalogue, when a study stands behind the reason. */
  evidence: z.nullable(z.string()),
  saved: z.boolean(),
  /** Missing while nobody copied it. */
  outcome: z.optional(suggestionOutcome),
});
export type Suggestion = z.infer<typeof suggestion>;

/** One request and what came of it. */
export const round = z.object({
  id: z.string(),
  operationId,
  mode,
  tone,
  draft: z.nullable(z.string()),
  /** Which AI wrote it, as shown to the member. */
  writtenBy: z.string(),
  suggestions: z.array(suggestion),
  createdAt: z.string(),
});
export type Round = z.infer<typeof round>;
