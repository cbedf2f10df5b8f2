import { z } from '../zod.ts';
import { transportMode } from './playbook-options.ts';
import { quote } from './quote.ts';

/** `ai-spot-…` was proposed by the AI, `custom-…` typed by the member, all others are built in. */
export const spotId = z.string().check(z.regex(/^[\p{L}\p{N}_-]{1,96}$/u));

export const spotName = z.string().check(z.trim(), z.minLength(1, { error: 'empty_spot' }), z.maxLength(120));

/** Names in a text of the AI that nobody gave: to be checked by the member. Places in UTF-16 units. */
export const toCheck = z.array(z.object({ text: z.string(), start: z.number(), end: z.number() }));

/** What a match score was counted from. */
export const spotFit = z.object({
  /** Things that the match said themselves. */
  quotes: z.number(),
  interests: z.number(),
  /** Needs of the member that it meets. */
  needs: z.number(),
});
export type SpotFit = z.infer<typeof spotFit>;

/** A kind of place, never a real one: no names, opening hours, prices or weather. */
export const dateSpot = z.object({
  id: spotId,
  /** The kind, for a search in a map: "board game café". */
  type: z.string(),
  name: z.string(),
  description: z.string(),
  /** From 0 to 100, counted from `fit` by a rule of ours: see `fitScore` of the service. */
  matchScore: z.number(),
  reason: z.string(),
  /** What to look for in a real one. */
  goodWhen: z.array(z.string()),
  /** The words that it comes from; none: the idea is a general one, and says so. */
  quotes: z.array(quote),
  fit: spotFit,
  /** Places in its description: elsewhere such names are not let through. */
  toCheck,
});
export type DateSpot = z.infer<typeof dateSpot>;

/** A spot with what is known about it before a playbook is written. */
export const spotLocation = z.object({
  id: spotId,
  name: z.string(),
  description: z.string(),
  /** The kind, for a search in a map. */
  type: z.string(),
  goodFor: z.array(z.string()),
  conversation: z.array(z.string()),
  touchPoints: z.array(z.string()),
  situations: z.array(z.object({ scenario: z.string(), response: z.string() })),
  recommendedTransport: z.array(transportMode),
  customLocation: z.boolean(),
  aiGenerated: z.boolean(),
  /** Of the built-in ones; null: it was never scored. */
  matchScore: z.nullable(z.number()),
});
export type SpotLocation = z.infer<typeof spotLocation>;
