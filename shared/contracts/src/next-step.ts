import { defineCall } from './call.ts';
import type { ContractService } from './services.ts';
import { z } from './zod.ts';

/** Where a member left off in a tool. Shared pages show it with the texts of the tool's card. */
export const nextStep = z.object({
  /** The person or thing it is about, in the member's own words: it replaces `{about}` in the card's text. */
  about: z.string().check(z.maxLength(80)),
  /** The id of the match that it is about: home shows each person once. */
  person: z.optional(z.string().check(z.maxLength(64))),
  /** The query string with which the tool's own page opens it. */
  search: z._default(z.string().check(z.regex(/^(\?[\w=&%.-]{1,200})?$/)), ''),
  /** From 0 to 100, shown as a ring; `null` when there is no score. */
  score: z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(100))), null),
});
export type NextStep = z.infer<typeof nextStep>;

/** How many things a tool may say are waiting. */
export const maxWaiting = 10;

/** Somebody or something that waits for the member in a tool. Shared pages show it with the texts of the tool's card for its kind. */
export const waitingItem = z.object({
  kind: z.string().check(z.regex(/^[a-z-]{1,20}$/)),
  about: nextStep.shape.about,
  person: nextStep.shape.person,
  /** How many texts are ready to be used: it replaces `{count}` in the card's text. */
  ready: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(99))),
  /** The last words of the conversation, in one line. */
  quote: z.optional(z.string().check(z.maxLength(160))),
  /** Since when it waits, or when it takes place (ISO 8601). */
  at: z.string().check(z.maxLength(40)),
  search: nextStep.shape.search,
});
export type WaitingItem = z.infer<typeof waitingItem>;

/** The call of a tool whose card has texts for a next step. `next` is `null` while the member has started nothing. */
export const nextStepCall = (service: ContractService) =>
  defineCall({
    service,
    method: 'GET',
    path: `/v1/${service}/next-step`,
    audience: 'member',
    summary: 'Where the member left off in this tool; free, and nothing is kept.',
    response: z.object({
      next: z.nullable(nextStep),
      /** What is most urgent first. */
      waiting: z._default(z.array(waitingItem).check(z.maxLength(maxWaiting)), []),
    }),
  });
