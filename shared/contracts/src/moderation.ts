import { z } from './zod.ts';

/**
 * Why a tool declines to write, the strictest category first:
 * `minor` someone involved is under 18; `self-harm` of either side; `threat` violence, stalking, blackmail or a scam;
 * `clear-no` the match does not want to be contacted; `hate` hate, insults or sexual pressure; `grief` recent bad news;
 * `contacts` contact details of the member in a public profile.
 */
export const moderationCategories = ['minor', 'self-harm', 'threat', 'clear-no', 'hate', 'grief', 'contacts'] as const;
export const moderationCategory = z.enum(moderationCategories);
export type ModerationCategory = z.infer<typeof moderationCategory>;

/** The exact reason within a category. It selects the text that a member reads. */
export const moderationReason = z.enum([
  'minor',
  'self-harm',
  'threat',
  'stalking',
  'blackmail',
  'scam',
  'clear-no',
  'hate',
  'insult',
  'sexual',
  'grief',
  'contacts',
]);
export type ModerationReason = z.infer<typeof moderationReason>;

/**
 * How sure a verdict is: `suspected` by a rule or by an AI alone, `confirmed` by both, `certain` when the text says so
 * explicitly.
 */
export const certainties = ['suspected', 'confirmed', 'certain'] as const;
export const certainty = z.enum(certainties);
export type Certainty = z.infer<typeof certainty>;

/**
 * Categories in which the member may reject a suspicion and continue. `contacts` is not one of them: contact details
 * are found for certain.
 */
export const waivableCategories = ['minor', 'self-harm', 'threat', 'clear-no', 'hate', 'grief'] as const;
export const waivableCategory = z.enum(waivableCategories);
export type WaivableCategory = z.infer<typeof waivableCategory>;

/**
 * What a member reads in place of suggestions or a score. Apart from `rest` it contains no text that a person wrote.
 */
export const moderationNotice = z.object({
  kind: moderationCategory,
  reason: moderationReason,
  /** Who wrote the text. */
  by: z.enum(['member', 'match']),
  /** The language of the text. */
  language: z.enum(['en', 'hu']),
  /** Missing from services older than this field. */
  certainty: z.optional(certainty),
  /** The member may reject the verdict and continue. */
  mayGoOn: z.boolean(),
  /** Continuing requires the match's age, which must be 18 or more. */
  asksAge: z.optional(z.boolean()),
  /** Messages that can be sent free of charge: goodbyes after a no, a caring one after a mention of self-harm. */
  replies: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(5)),
  /** The member's own text without the sentences that caused the verdict; empty when nothing remains. */
  rest: z.string().check(z.maxLength(8000)),
});
export type ModerationNotice = z.infer<typeof moderationNotice>;

/** Body of “This is wrong”: the category, never the text. */
export const falsePositiveReport = z.object({ kind: moderationCategory });
