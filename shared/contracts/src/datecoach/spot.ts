import { z } from '../zod.ts';
import { transportMode } from './playbook-options.ts';
import { quote } from './quote.ts';

/** `ai-spot-…` was proposed by the AI, `custom-…` typed by the member; all others are built in. */
export const spotId = z.string().check(z.regex(/^[\p{L}\p{N}_-]{1,96}$/u));

export const spotName = z.string().check(z.trim(), z.minLength(1, { error: 'empty_spot' }), z.maxLength(120));

/** Names in an AI text that the input did not contain, for the member to check. Positions in UTF-16 code units. */
export const toCheck = z.array(z.object({ text: z.string(), start: z.number(), end: z.number() }));

/** What a match score is calculated from. */
export const spotFit = z.object({
  /** Number of quotes from the match. */
  quotes: z.number(),
  interests: z.number(),
  /** Number of the member's needs that the spot meets. */
  needs: z.number(),
});
export type SpotFit = z.infer<typeof spotFit>;

/** A kind of place, never a specific one: no names, opening hours, prices or weather. */
export const dateSpot = z.object({
  id: spotId,
  /** The kind of place as a map search, such as "board game café". */
  type: z.string(),
  name: z.string(),
  description: z.string(),
  /** From 0 to 100, calculated from `fit`; see `fitScore` in the service. */
  matchScore: z.number(),
  reason: z.string(),
  /** What to look for in a specific place. */
  goodWhen: z.array(z.string()),
  /** The quotes that the idea is based on; empty for a general idea, which is labelled as such. */
  quotes: z.array(quote),
  fit: spotFit,
  /** Place names in the description. In all other fields they are rejected. */
  toCheck,
});
export type DateSpot = z.infer<typeof dateSpot>;

/** A spot with what is known about it before a playbook is written. */
export const spotLocation = z.object({
  id: spotId,
  name: z.string(),
  description: z.string(),
  /** The kind of place as a map search. */
  type: z.string(),
  goodFor: z.array(z.string()),
  /** Hand-written advice, here and in the next three: the built-in spot's own, or general for others. */
  conversation: z.array(z.string()),
  touchPoints: z.array(z.string()),
  situations: z.array(z.object({ scenario: z.string(), response: z.string() })),
  recommendedTransport: z.array(transportMode),
  customLocation: z.boolean(),
  aiGenerated: z.boolean(),
  /** The score of a built-in spot; `null` if it was never scored. */
  matchScore: z.nullable(z.number()),
});
export type SpotLocation = z.infer<typeof spotLocation>;
