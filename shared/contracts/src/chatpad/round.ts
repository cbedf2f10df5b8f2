import { operationId } from '../operation-id.ts';
import { z } from '../zod.ts';
import { lineChange, mode, tone } from './mode-and-tone.ts';

/** What happened to a suggestion: copied, then what the member reports. */
export const suggestionOutcome = z.enum(['copied', 'replied', 'no-answer']);
export type SuggestionOutcome = z.infer<typeof suggestionOutcome>;

export const suggestion = z.object({
  id: z.string(),
  text: z.string(),
  /** Why the suggestion works, in one sentence. */
  reason: z.string(),
  /** Key in the evidence catalogue, if a study supports the reason. */
  evidence: z.nullable(z.string()),
  /** What the text says of the member that nothing they gave supports: they check it before they send it. */
  claims: z.optional(z.array(z.string())),
  saved: z.boolean(),
  /** Missing until it is copied. */
  outcome: z.optional(suggestionOutcome),
});
export type Suggestion = z.infer<typeof suggestion>;

/** One request and its suggestions. */
export const round = z.object({
  id: z.string(),
  operationId,
  mode,
  tone,
  draft: z.nullable(z.string()),
  /** The suggestion that the member wanted changed, and how. */
  change: z.optional(z.object({ text: z.string(), how: lineChange })),
  /** The AI that wrote the suggestions, as shown to the member. */
  writtenBy: z.string(),
  suggestions: z.array(suggestion),
  createdAt: z.string(),
});
export type Round = z.infer<typeof round>;
