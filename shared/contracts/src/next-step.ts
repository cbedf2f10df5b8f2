import { defineCall } from './call.ts';
import type { ContractService } from './services.ts';
import { z } from './zod.ts';

/** Where a member left off in a tool. Pages that know no tool draw it in the words of the tool's card. */
export const nextStep = z.object({
  /** Whom or what it is about, as the member calls it: it stands where the card says `{about}`. */
  about: z.string().check(z.maxLength(80)),
  /** What the address of the tool's own page needs to open it. */
  search: z._default(z.string().check(z.regex(/^(\?[\w=&%.-]{1,200})?$/)), ''),
  /** From 0 to 100, drawn as a ring; `null`: nothing to measure. */
  score: z._default(z.nullable(z.number().check(z.minimum(0), z.maximum(100))), null),
});
export type NextStep = z.infer<typeof nextStep>;

/** The call of a tool whose card has words for a next step. `next` is `null` where nothing was begun. */
export const nextStepCall = (service: ContractService) =>
  defineCall({
    service,
    method: 'GET',
    path: `/v1/${service}/next-step`,
    audience: 'member',
    summary: 'Where the member left off in this tool; free, and nothing is kept.',
    response: z.object({ next: z.nullable(nextStep) }),
  });
