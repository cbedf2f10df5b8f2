import { z } from './zod.ts';

/**
 * Why a tool does not simply write, the strictest first:
 * `minor` somebody here is under 18; `self-harm` of either side; `threat` violence, stalking, blackmail or a scam;
 * `clear-no` the match does not want to be written to; `hate` hate, insults or sexual pressure; `grief` fresh bad news;
 * `contacts` a way to reach the member in a public bio.
 */
export const moderationCategories = ['minor', 'self-harm', 'threat', 'clear-no', 'hate', 'grief', 'contacts'] as const;
export const moderationCategory = z.enum(moderationCategories);
export type ModerationCategory = z.infer<typeof moderationCategory>;

/** What it was, more exactly: it chooses the words that a member reads. */
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
 * How sure a judgement is: `suspected` by a rule or by an AI alone, `confirmed` by both, `certain` where somebody said so in as many
 * words.
 */
export const certainties = ['suspected', 'confirmed', 'certain'] as const;
export const certainty = z.enum(certainties);
export type Certainty = z.infer<typeof certainty>;

/** Kinds in which the member may say that a suspicion is wrong, and go on. A way to reach somebody is seen by anybody. */
export const waivableCategories = ['minor', 'self-harm', 'threat', 'clear-no', 'hate', 'grief'] as const;
export const waivableCategory = z.enum(waivableCategories);
export type WaivableCategory = z.infer<typeof waivableCategory>;

/** What a member is told in place of suggestions or a score. Holds nothing that anybody wrote, but for `rest`. */
export const moderationNotice = z.object({
  kind: moderationCategory,
  reason: moderationReason,
  /** Whose words it was. */
  by: z.enum(['member', 'match']),
  /** The language of those words. */
  language: z.enum(['en', 'hu']),
  /** Services of before there were certainties leave it out. */
  certainty: z.optional(certainty),
  /** The member may say that it is wrong, and go on. */
  mayGoOn: z.boolean(),
  /** They may, once the match's age is given, and is 18 or more. */
  asksAge: z.optional(z.boolean()),
  /** Free lines of ours that may be sent: goodbyes after a no, a caring one after words of self-harm. */
  replies: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(5)),
  /** The member's own text without the sentences that it was about; empty when nothing is left. */
  rest: z.string().check(z.maxLength(8000)),
});
export type ModerationNotice = z.infer<typeof moderationNotice>;

/** Body of "This is wrong": the kind and never the text. */
export const falsePositiveReport = z.object({ kind: moderationCategory });
